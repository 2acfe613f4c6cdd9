/** Milliseconds since 1970 by the visitor's own clock. The one place in the pieces that reads a clock; browser only. */
export function browserNow(): number {
  return Date.now();
}
