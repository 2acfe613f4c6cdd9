import type { VoteAnswer } from '@antam/server/features/reviews/contract.ts';
import { useEffect, useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { useRootData } from '../../loading/root-data.ts';
import { commentVote } from '../../memory/comment-vote.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import type { AccountOpening } from '../accounts/account-address.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import type { Acting } from './use-acting.ts';

const SIGNUP: AccountOpening = { tab: 'signup', source: 'vote' };

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
  useEffect(() => setStored(isLoggedIn ? commentVote(kind, commentId).read() : null), [isLoggedIn, kind, commentId]);
  const known = own?.votes.find(vote => vote.comment_id === commentId)?.useful ?? null;
  const mine = pressed ?? (own ? known : stored);

  const { act } = useAct(
    async (useful: boolean) => {
      const { voteComment } = await loadActs();
      setShown(await voteComment(acting, commentId, { useful, isFirst: mine === null }));
      setPressed(useful);
      commentVote(kind, commentId).write(useful);
    },
    {
      login: SIGNUP,
      onFailed: () => toast('Gửi đánh giá không thành công. Xin vui lòng thử lại.', { tone: 'bad' }),
    },
  );
  const vote = (useful: boolean) => {
    if (!isLoggedIn) return overlay.open(SIGNUP);
    return mine === useful ? undefined : void act(useful);
  };
  return { ...(shown ?? counts), mine, vote };
}
