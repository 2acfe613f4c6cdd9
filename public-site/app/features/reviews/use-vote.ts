import type { VoteAnswer } from '@antam/server/features/reviews/contract.ts';
import { useEffect, useState } from 'react';
import { useRootData } from '../../loading/root-data.ts';
import { commentVote } from '../../memory/comment-vote.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import type { Acting } from './use-acting.ts';

const loadActs = () => import('./act-on-comment.ts');

/**
 * The visitor's vote on a comment, with the counts. There is one vote: the same again asks nothing, the other one takes
 * it back. Visitors without an account are asked to sign up.
 */
export function useVote(acting: Acting, commentId: number, counts: VoteAnswer) {
  const isLoggedIn = useRootData()?.viewer != null;
  const overlay = useAccountOverlay();
  const toast = useToast();
  const { kind, own } = acting;
  const [shown, setShown] = useState<VoteAnswer | null>(null);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [stored, setStored] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setStored(isLoggedIn ? commentVote(kind, commentId).read() : null), [isLoggedIn, kind, commentId]);
  const known = own?.votes.find(vote => vote.comment_id === commentId)?.useful ?? null;
  const mine = pressed ?? (own ? known : stored);

  const askForAccount = () => overlay.open({ tab: 'signup', source: 'vote' });
  const send = async (useful: boolean) => {
    const { voteComment } = await loadActs();
    const outcome = await voteComment(acting, commentId, { useful, isFirst: mine === null });
    if ('value' in outcome) {
      setShown(outcome.value);
      setPressed(useful);
      commentVote(kind, commentId).write(useful);
    } else if (outcome.needsLogin) askForAccount();
    else toast(outcome.failure, { tone: 'bad' });
  };
  const vote = (useful: boolean) => {
    if (!isLoggedIn) return askForAccount();
    if (isBusy || mine === useful) return undefined;
    setBusy(true);
    return void send(useful)
      .catch(() => toast(FAILED, { tone: 'bad' }))
      .finally(() => setBusy(false));
  };
  return { ...(shown ?? counts), mine, vote };
}

/** Also where the code itself could not be fetched. */
const FAILED = 'Gửi đánh giá không thành công. Xin vui lòng thử lại.';
