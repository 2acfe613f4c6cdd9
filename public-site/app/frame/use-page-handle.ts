import { type UIMatch, useMatches } from 'react-router';
import type { PageHandle } from '../page-handle.ts';

/** What the open page says to the frame; empty where it says nothing. */
export function usePageHandle(): PageHandle {
  // Route modules can only export a handle of this type.
  const match = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
  return match?.handle ?? {};
}
