import { useSyncExternalStore } from 'react';
import { heldDecisions } from '../../providers/session.ts';
import type { Decision } from './held-decisions.ts';

/** The decisions that can still be taken back. */
export function useHeld(): readonly Decision[] {
  return useSyncExternalStore(heldDecisions.subscribe, heldDecisions.list);
}

/** Says of a text (`comments/12`) whether it is decided on already, though the server has not heard of it yet. */
export function useIsHeld(): (about: string) => boolean {
  const held = new Set(useHeld().flatMap(({ about }) => about));
  return about => held.has(about);
}
