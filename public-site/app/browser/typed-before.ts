import { useLayoutEffect } from 'react';
import { replayTyped } from './replay-typed.ts';

/** Stands beside the page, and tells it of what was typed before its script came, before anything is drawn once more. */
export function TypedBefore(): null {
  useLayoutEffect(() => replayTyped(document), []);
  return null;
}
