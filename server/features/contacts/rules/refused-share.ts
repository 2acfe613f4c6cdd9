/** How often something was asked for, by what came of it. */
export interface Asked {
  readonly shown: number;
  readonly refused: number;
}

/** Below this many requests a day's share says nothing. */
const FEW = 20;
/** Twice the share of before, and at least ten points above it. */
const FACTOR = 2;
const POINTS = 0.1;

/** Refused of all, 0 to 1; null where nothing was asked for. */
export function refusedShare({ shown, refused }: Asked): number | null {
  return shown + refused === 0 ? null : refused / (shown + refused);
}

/** Whether far more is refused today than before. */
export function isUnusual(today: Asked, before: Asked): boolean {
  if (today.shown + today.refused < FEW) return false;
  const usual = refusedShare(before) ?? 0;
  return (refusedShare(today) ?? 0) >= Math.max(usual * FACTOR, usual + POINTS);
}
