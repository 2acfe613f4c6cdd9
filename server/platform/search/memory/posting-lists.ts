import type { Span } from './dictionary.ts';
import { growingNumbers } from './growing-numbers.ts';

/** For each number of a dictionary the ordinals, in ascending order, of what holds its text. */
export interface PostingLists {
  /** Where each list begins, and in the end where the last one ends. */
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly ordinals: Uint32Array<ArrayBuffer>;
}

export interface PostingListsBuilder {
  /** Ordinals have to come in ascending order; one that comes twice in one list counts once. */
  add(number: number, ordinal: number): void;
  /** @param places where the list of each number belongs */
  finish(places: Uint32Array): PostingLists;
}

export function postingListsBuilder(): PostingListsBuilder {
  const numbers = growingNumbers();
  /** Where the numbers of each ordinal begin. */
  const begins = growingNumbers();
  /** The last ordinal of each list. */
  const last: number[] = [];
  return {
    add: (number, ordinal) => {
      if (last[number] === ordinal) return;
      while (last.length < number) last.push(-1);
      last[number] = ordinal;
      while (begins.length <= ordinal) begins.push(numbers.length);
      numbers.push(number);
    },
    finish: places => sortedLists(numbers.numbers(), begins.numbers(), places),
  };
}

/** A counting sort: it keeps the order in which the ordinals of a list came. */
function sortedLists(numbers: Uint32Array, begins: Uint32Array, places: Uint32Array): PostingLists {
  const starts = new Uint32Array(places.length + 1);
  for (const number of numbers) {
    const behind = (places[number] ?? 0) + 1;
    starts[behind] = (starts[behind] ?? 0) + 1;
  }
  for (let place = 1; place < starts.length; place += 1)
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
  const ends = starts.slice();
  const sorted = new Uint32Array(numbers.length);
  for (let ordinal = 0; ordinal < begins.length; ordinal += 1) {
    const behind = begins[ordinal + 1] ?? numbers.length;
    for (let at = begins[ordinal] ?? 0; at < behind; at += 1) {
      const place = places[numbers[at] ?? 0] ?? 0;
      const end = ends[place] ?? 0;
      sorted[end] = ordinal;
      ends[place] = end + 1;
    }
  }
  return { starts, ordinals: sorted };
}

/** The lists of all these numbers, one behind the other. */
export function listOf({ starts, ordinals }: PostingLists, { from, to }: Span): Uint32Array {
  return ordinals.subarray(starts[from], starts[to]);
}
