import { addBits, type OrdinalBits, ordinalBits, setBit, wordsFor } from './ordinal-bits.ts';
import type { PackedPostings } from './packed-postings.ts';

/** The documents that hold something: their ordinals in ascending order, or one bit for each document of the segment. */
export type Postings =
  | { readonly ordinals: Uint32Array; readonly bits?: undefined; readonly count: number }
  | { readonly ordinals?: undefined; readonly bits: OrdinalBits; readonly count: number };

export const NO_POSTINGS = listed(new Uint32Array());

export function listed(ordinals: Uint32Array): Postings {
  return { ordinals, count: ordinals.length };
}

/** The postings of one token. */
export function unpack({ starts, counts, words }: PackedPostings, token: number, documentCount: number): Postings {
  const found = words.subarray(starts[token], starts[token + 1]);
  const count = counts[token] ?? 0;
  return count < wordsFor(documentCount) ? { ordinals: found, count } : { bits: found, count };
}

/** So few ordinals are searched sooner, and take less room, than bits of all documents. */
const FEW = 64;

/** Documents that any of them have; the count of many may be too high. */
export function unionOf(all: readonly Postings[], documentCount: number): Postings {
  const count = all.reduce((sum, each) => sum + each.count, 0);
  const lists = all.flatMap(({ ordinals }) => ordinals ?? []);
  if (count <= FEW && lists.length === all.length) return listed(distinct(lists));
  const bits = ordinalBits(documentCount);
  for (const each of all) {
    if (each.bits) addBits(bits, each.bits);
    else for (const ordinal of each.ordinals) setBit(bits, ordinal);
  }
  return { bits, count };
}

function distinct(lists: readonly Uint32Array[]): Uint32Array {
  return Uint32Array.from(new Set(lists.flatMap(list => [...list]))).sort();
}
