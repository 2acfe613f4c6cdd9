/**
 * Whether the header is to be collapsed after a scroll from `before` to `now` (px from the top): downwards past its
 * height yes, upwards no, otherwise null, as it was.
 */
export function headerCollapse(before: number, now: number, height: number): boolean | null {
  if (now < before || now <= 0) return false;
  return now > before && now > height ? true : null;
}
