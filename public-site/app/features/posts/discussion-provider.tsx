import { type ReactNode, useMemo } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { useRootData } from '../../loading/root-data.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import { type Discussed, DiscussionContext } from './discussion.ts';
import { FailureAlert } from './failure-alert.tsx';
import { FAILED, LOGIN } from './post-words.ts';
import { useOwnPosts } from './use-own-posts.ts';

const loadOpening = () => import('./open-reply.ts');

/** Gives the posts inside what they need of the discussion that they belong to. */
export function DiscussionProvider({ discussed, children }: { discussed: Discussed; children: ReactNode }) {
  const { kind, id, isLocked } = discussed;
  const { own, readAgain } = useOwnPosts(discussed);
  const isLoggedIn = useRootData()?.viewer != null;
  const overlay = useAccountOverlay();
  const { act, failure, forget } = useAct(async (quotedId?: number) => (await loadOpening()).openReply(quotedId), {
    login: LOGIN,
  });
  const discussion = useMemo(
    () => ({
      kind,
      id,
      isLocked,
      own,
      readAgain,
      reply: (quoted?: { id: number }) => {
        if (!isLoggedIn) return overlay.open({ tab: 'signup', source: 'forum' });
        return void act(quoted?.id);
      },
    }),
    [kind, id, isLocked, own, readAgain, isLoggedIn, overlay, act],
  );
  return (
    <DiscussionContext value={discussion}>
      {children}
      <FailureAlert failure={failure} title={FAILED.other} onClose={forget} />
    </DiscussionContext>
  );
}
