/** Việt Nam has kept UTC+7 without summer time since 1975. */
const OFFSET = '+07:00';
const OFFSET_MS = 7 * 3_600_000;

/** A stored moment as a box for day and time holds it, in Vietnamese time wherever the browser is. */
export function boxOf(moment: unknown): string {
  const instant = Date.parse(String(moment ?? ''));
  return Number.isNaN(instant) ? '' : new Date(instant + OFFSET_MS).toISOString().slice(0, 16);
}

/** What such a box holds as a moment; null for nothing. What is no moment stays as it is, for the server to refuse. */
export function momentIn(box: string): string | null {
  if (box === '') return null;
  const instant = Date.parse(`${box}${OFFSET}`);
  return Number.isNaN(instant) ? box : new Date(instant).toISOString();
}
