import { type ReactNode, useLayoutEffect } from 'react';
import { replayTyped } from './replay-typed.ts';

/**
 * Holds the page, and tells it of what was typed before its script came, before anything is drawn once more. It stands around
 * the page and not beside it, so that React gives the page's parts the ids that the server gave them.
 */
export function TypedBefore({ children }: { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(() => replayTyped(document), []);
  return children;
}
