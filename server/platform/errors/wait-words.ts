const MINUTE = 60;
const HOUR = 3_600;
/** Up to here the wait is given in minutes: "2 giờ" for 61 minutes would be far from the truth. */
const MAX_MINUTES = 90;

/** How long a visitor has to wait, never less than it takes: "45 giây", "5 phút", "23 giờ". */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes > MAX_MINUTES) return `${Math.ceil(seconds / HOUR)} giờ`;
  return seconds < MINUTE ? `${Math.max(1, Math.ceil(seconds))} giây` : `${minutes} phút`;
}
