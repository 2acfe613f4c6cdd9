/**
 * A document's row id holds its kind, its importance (inverted) and its entity's id, from the high bits to the low.
 * Matches of a kind read in row order therefore come with the most important first, and a search may stop early
 * without sorting anything. 5 + 16 + 32 bits fit the 53 that a number holds exactly.
 */
const HEAVIEST = 65_535;
const KIND_SIZE = 2 ** 48;
const WEIGHT_SIZE = 2 ** 32;

/** The key of a document; `weight` from 0 to 1. Throws on an id that does not fit. */
export function documentKey(kind: number, weight: number, entityId: number): number {
  if (!Number.isInteger(entityId) || entityId < 0 || entityId >= WEIGHT_SIZE) {
    throw new RangeError(`Entity id ${entityId} cannot be indexed`);
  }
  const bucket = Math.round(Math.min(Math.max(weight, 0), 1) * HEAVIEST);
  return kind * KIND_SIZE + (HEAVIEST - bucket) * WEIGHT_SIZE + entityId;
}

/** The lowest and highest keys of a kind. */
export function keyRange(kind: number): { readonly first: number; readonly last: number } {
  return { first: kind * KIND_SIZE, last: (kind + 1) * KIND_SIZE - 1 };
}

export function entityIdOf(key: number): number {
  return key % WEIGHT_SIZE;
}

/** The importance in a key, 0 to 65,535. */
export function weightOf(key: number): number {
  return HEAVIEST - Math.floor((key % KIND_SIZE) / WEIGHT_SIZE);
}
