import { useEffect, useRef } from 'react';
import { useDraftAround } from '../../forms/drafts/use-draft.ts';

/**
 * Keeps the pictures that were chosen in a form with its draft, and brings those back that were kept.
 * @param files what is chosen; the same list as long as nothing changed
 * @param isReady whether they are as they will be sent
 */
export function useKeptPictures(files: readonly File[], isReady: boolean, onKept: (files: File[]) => void): void {
  const draft = useDraftAround();
  const latest = useRef({ files, onKept });
  const stored = useRef<readonly File[]>([]);
  useEffect(() => {
    latest.current = { files, onKept };
  });
  useEffect(() => {
    if (draft === null) return undefined;
    return draft.onFiles(kept => {
      // What was chosen meanwhile is newer.
      if (latest.current.files.length > 0) return;
      stored.current = kept;
      latest.current.onKept(kept);
    });
  }, [draft]);
  useEffect(() => {
    const isSame = files.length === stored.current.length && files.every((file, at) => file === stored.current[at]);
    if (draft === null || !isReady || isSame) return;
    stored.current = files;
    draft.writeFiles(files);
  }, [draft, files, isReady]);
}
