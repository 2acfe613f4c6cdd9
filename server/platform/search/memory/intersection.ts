import { firstThat, type Span } from './dictionary.ts';
import { hasBit, type OrdinalBits } from './ordinal-bits.ts';
import type { Postings } from './postings.ts';

/** The first ordinals in a span, `limit` at most, that all postings have and that are not gone. */
export type FindOrdinals = (span: Span, limit: number, gone?: OrdinalBits) => number[];

/** What all of them have. The shortest list is walked, the others are asked; where there is no list, bits are joined. */
export function intersection(all: readonly Postings[]): FindOrdinals {
  const [shortest, ...others] = all.flatMap(({ ordinals }) => ordinals ?? []).sort((a, b) => a.length - b.length);
  const sets = all.flatMap(({ bits }) => bits ?? []);
  return shortest ? listIn(shortest, sets, others) : bitsInAll(sets);
}

function listIn(shortest: Uint32Array, sets: readonly OrdinalBits[], lists: readonly Uint32Array[]): FindOrdinals {
  return ({ from, to }, limit, gone) => {
    const found: number[] = [];
    const isInLists = walkAlong(lists);
    for (let at = placeIn(shortest, from); at < shortest.length && found.length < limit; at += 1) {
      const ordinal = shortest[at] ?? 0;
      if (ordinal >= to) break;
      const isFound = sets.every(bits => hasBit(bits, ordinal)) && isInLists(ordinal);
      if (isFound && !(gone && hasBit(gone, ordinal))) found.push(ordinal);
    }
    return found;
  };
}

/** Asked for ascending ordinals, it goes on in each list where it came to. */
function walkAlong(lists: readonly Uint32Array[]): (ordinal: number) => boolean {
  const places = lists.map(() => 0);
  return ordinal =>
    lists.every((list, which) => {
      const place = placeIn(list, ordinal, places[which]);
      places[which] = place;
      return list[place] === ordinal;
    });
}

function bitsInAll(sets: readonly OrdinalBits[]): FindOrdinals {
  const [first, ...others] = sets;
  return ({ from, to }, limit, gone) => {
    const found: number[] = [];
    for (let at = from >>> 5; at << 5 < to && found.length < limit; at += 1) {
      let word = first?.[at] ?? 0;
      for (const bits of others) word &= bits[at] ?? 0;
      if (gone) word &= ~(gone[at] ?? 0);
      for (; word !== 0 && found.length < limit; word &= word - 1) {
        const ordinal = (at << 5) + 31 - Math.clz32(word & -word);
        if (ordinal >= from && ordinal < to) found.push(ordinal);
      }
    }
    return found;
  };
}

/** The place of the first ordinal, from `start` on, that is not below this one. */
function placeIn(list: Uint32Array, ordinal: number, start = 0): number {
  return firstThat(start, list.length, place => (list[place] ?? 0) >= ordinal);
}
