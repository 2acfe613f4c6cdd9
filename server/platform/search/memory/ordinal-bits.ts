/** A set of ordinals: one bit for each document of a segment. */
export type OrdinalBits = Uint32Array;

/** Numbers that a set of ordinals takes. */
export function wordsFor(documentCount: number): number {
  return (documentCount + 31) >>> 5;
}

export function ordinalBits(documentCount: number): OrdinalBits {
  return new Uint32Array(wordsFor(documentCount));
}

export function hasBit(bits: OrdinalBits, ordinal: number): boolean {
  return ((bits[ordinal >>> 5] ?? 0) & (1 << (ordinal & 31))) !== 0;
}

export function setBit(bits: OrdinalBits, ordinal: number): void {
  bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
}

/** Adds all of `others`. */
export function addBits(bits: OrdinalBits, others: OrdinalBits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0);
}
