import type { OwnPosts } from '@antam/server/features/posts/contract.ts';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { type Failure, failureOf } from '../../forms/failure.ts';
import { useRootData } from '../../loading/root-data.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import { type Discussed, DiscussionContext } from './discussion.ts';
import { FailureAlert } from './failure-alert.tsx';
import { FAILED, LOGIN } from './post-words.ts';

const loadOpening = () => import('./open-reply.ts');

/** Gives the posts inside what they need of the discussion that they belong to. */
export function DiscussionProvider({ discussed, children }: { discussed: Discussed; children: ReactNode }) {
  const { kind, id, isLocked } = discussed;
  const { own, readAgain } = useOwnPosts(discussed);
  const isLoggedIn = useRootData()?.viewer != null;
  const overlay = useAccountOverlay();
  const [failure, setFailure] = useState<Failure | null>(null);
  const discussion = useMemo(
    () => ({
      kind,
      id,
      isLocked,
      own,
      readAgain,
      reply: (quoted?: { id: number }) => {
        if (!isLoggedIn) return overlay.open({ tab: 'signup', source: 'forum' });
        // It writes nothing, so one may begin while another is fetched.
        loadOpening()
          .then(opening => opening.openReply(quoted?.id))
          .catch((error: unknown) => {
            const why = failureOf(error);
            if (why.status === 401) overlay.open(LOGIN);
            else setFailure(why);
          });
      },
    }),
    [kind, id, isLocked, own, readAgain, isLoggedIn, overlay],
  );
  return (
    <DiscussionContext value={discussion}>
      {children}
      <FailureAlert failure={failure} title={FAILED.other} onClose={() => setFailure(null)} />
    </DiscussionContext>
  );
}

/** Asks what a visitor who is logged in wrote and may do in a discussion: shared pages do not know it. */
function useOwnPosts({ kind, id }: Pick<Discussed, 'kind' | 'id'>): {
  own: OwnPosts | null;
  readAgain: () => void;
} {
  const viewerId = useRootData()?.viewer?.id ?? null;
  const [own, setOwn] = useState<OwnPosts | null>(null);
  const [turn, setTurn] = useState(0);
  const readAgain = useCallback(() => setTurn(before => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again.
  useEffect(() => {
    if (viewerId === null) return undefined;
    const abort = new AbortController();
    browserApi.get('/api/v1/discussion/:kind/:id/own/', { params: { kind, id }, signal: abort.signal }).then(
      answer => abort.signal.aborted || setOwn(answer),
      () => undefined,
    );
    return () => abort.abort();
  }, [kind, id, viewerId, turn]);
  return { own, readAgain };
}
