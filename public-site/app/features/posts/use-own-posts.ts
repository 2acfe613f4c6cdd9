import type { OwnPosts } from '@antam/server/features/posts/contract.ts';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { useRootData } from '../../loading/root-data.ts';
import type { Discussed } from './discussion.ts';

/** Asks what a visitor who is logged in wrote and may do in a discussion: shared pages do not know it. */
export function useOwnPosts({ kind, id }: Pick<Discussed, 'kind' | 'id'>): {
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
