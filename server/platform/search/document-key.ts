/**
 * A document's row id holds its kind, its importance (inverted) and its entity's id, from the high bits to the low.
 * Matches of a kind read in row order therefore come with the most important first, and a search may stop early
 * without sorting anything. 5 + 10 + 32 bits fit the 53 that a number holds exactly; a finer importance would only make
 * the differences between neighbouring keys larger, and with them the lists of matches that FTS5 reads.
 */
export const HEAVIEST = 1_023;
const WEIGHT_SIZE = 2 ** 32;
const KIND_SIZE = (HEAVIEST + 1) * WEIGHT_SIZE;

/** A kind of document with its place in keys. */
export interface Kind {
  readonly name: string;
  /** 0 to 31. */
  readonly number: number;
  /** There are some hundreds at most: all such kinds are searched at once. */
  readonly inSmallIndex: boolean;
  /** There are some thousands at most, whose documents hold hardly more than names. */
  readonly isOfNames: boolean;
  /** Some texts of its documents are meant only whole. */
  readonly matchesWholes: boolean;
  /** Its documents are found by the database; those of all other kinds by the index in the process. */
  readonly hasLongTexts: boolean;
}

/** The key of a document; `weight` from 0 to 1. Throws on an id that does not fit. */
export function documentKey(kind: Kind, weight: number, entityId: number): number {
  if (!Number.isInteger(entityId) || entityId < 0 || entityId >= WEIGHT_SIZE) {
    throw new RangeError(`Entity id ${entityId} cannot be indexed`);
  }
  const bucket = Math.round(Math.min(Math.max(weight, 0), 1) * HEAVIEST);
  return kind.number * KIND_SIZE + (HEAVIEST - bucket) * WEIGHT_SIZE + entityId;
}

/** The lowest and highest keys of a kind. */
export function keyRange(kind: Pick<Kind, 'number'>): { readonly first: number; readonly last: number } {
  return { first: kind.number * KIND_SIZE, last: (kind.number + 1) * KIND_SIZE - 1 };
}

/** The number of the kind in a key. */
export function kindNumberOf(key: number): number {
  return Math.floor(key / KIND_SIZE);
}

export function entityIdOf(key: number): number {
  return key % WEIGHT_SIZE;
}

/** The importance in a key, 0 to {@link HEAVIEST}. */
export function weightOf(key: number): number {
  return HEAVIEST - Math.floor((key % KIND_SIZE) / WEIGHT_SIZE);
}

/** A number of its own for each entity of any kind, whatever its importance. */
export function entityNumber(kindNumber: number, entityId: number): number {
  return kindNumber * WEIGHT_SIZE + entityId;
}

/** The {@link entityNumber} of the entity whose document has this key. */
export function entityNumberOf(key: number): number {
  return entityNumber(kindNumberOf(key), entityIdOf(key));
}
