const FIRST_MS = 2_000;
const LONGEST_MS = 3_600_000;

/**
 * Milliseconds to wait after the failed try number `attempt` (1 for the first): doubled each time up to an hour, spread
 * by `random` (0 ≤ r < 1) between half and the whole, so that what failed together does not return together.
 */
export function retryDelay(attempt: number, random: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(whole * (0.5 + random / 2));
}
