const FIRST_SURROGATE = 0xd800;
const BEHIND_SURROGATES = 0xe000;

/**
 * Compares texts by their code points, which is the order of their UTF-8 bytes. JavaScript itself compares units of
 * UTF-16, where what is beyond U+FFFF comes before U+E000.
 */
export function byCodePoints(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const [unit, otherUnit] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (unit !== otherUnit) return placeOf(unit) - placeOf(otherUnit);
  }
  return one.length - other.length;
}

/** Surrogates stand for what comes behind all other units. */
function placeOf(unit: number): number {
  return unit >= FIRST_SURROGATE && unit < BEHIND_SURROGATES ? unit + 0x1_0000 : unit;
}
