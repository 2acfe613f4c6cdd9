import type { OrdinalBits } from './ordinal-bits.ts';

/** Few documents, or those of one word: their ordinals in ascending order. */
interface PostingList {
  readonly ordinals: Uint32Array;
  readonly bits?: undefined;
}

/** Many documents: one bit for each document of the segment. */
interface PostingBits {
  readonly ordinals?: undefined;
  readonly bits: OrdinalBits;
}

/** The documents that hold something. */
export type Postings = (PostingList | PostingBits) & {
  /** What they hold, as it was asked for: equal names stand for equal documents. */
  readonly name: string;
  /** How many there are; of bits it may be too high. */
  readonly count: number;
};

export function postingList(name: string, ordinals: Uint32Array): Postings {
  return { name, ordinals, count: ordinals.length };
}

/** Any of them, where they are few. */
export function fewPostings(name: string, lists: readonly Uint32Array[]): Postings {
  const all = new Set<number>();
  for (const list of lists) for (const ordinal of list) all.add(ordinal);
  return postingList(name, Uint32Array.from(all).sort());
}
