import { useSyncExternalStore } from 'react';
import { heldDecisions } from '../../providers/session.ts';
import type { Decision } from './held-decisions.ts';

/** The decisions that can still be taken back. */
export function useHeld(): readonly Decision[] {
  return useSyncExternalStore(heldDecisions.subscribe, heldDecisions.list);
}

/** Says of a text (`comments/12`) whether it is decided on already, though the server has not answered yet. */
export function useIsHeld(): (about: string) => boolean {
  const decided = useSyncExternalStore(heldDecisions.subscribe, heldDecisions.decided);
  const texts = new Set(decided.flatMap(({ about }) => about));
  return about => texts.has(about);
}
