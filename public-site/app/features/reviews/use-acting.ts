import type { OwnComments } from '@antam/server/features/reviews/contract.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { useRootData } from '../../loading/root-data.ts';
import type { PageKind } from '../../memory/parse.ts';

/** On whose page a visitor acts, and what is theirs there: null until that is known, and for visitors without account. */
export type Acting = { kind: PageKind; id: number; own: OwnComments | null };

/** Asks what a visitor who is logged in wrote and voted here: shared pages do not know it. */
export function useActing(kind: PageKind, id: number): Acting {
  const viewerId = useRootData()?.viewer?.id ?? null;
  const [own, setOwn] = useState<OwnComments | null>(null);
  useEffect(() => {
    if (viewerId === null) return undefined;
    const abort = new AbortController();
    browserApi.get(`/api/v1/comment/${kind}/:id/own/`, { params: { id }, signal: abort.signal }).then(
      answer => abort.signal.aborted || setOwn(answer),
      () => undefined,
    );
    return () => abort.abort();
  }, [kind, id, viewerId]);
  return { kind, id, own };
}

/** Whether the visitor may edit a comment: their own, and each on a page of theirs. */
export const mayEdit = ({ own }: Acting, commentId: number): boolean =>
  own !== null && (own.is_owner || own.authored.includes(commentId));
