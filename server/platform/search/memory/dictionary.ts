import { type TextTable, textReader } from './text-table.ts';

/** Numbers from `from` up to and without `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Different texts in the order of their code points, each with its place as its number. */
export interface Dictionary {
  readonly size: number;
  textOf(number: number): string;
  numberOf(text: string): number | undefined;
  /** The numbers of all texts that begin so. */
  beginningWith(text: string): Span;
}

export function openDictionary(table: TextTable): Dictionary {
  const size = table.starts.length - 1;
  return {
    size,
    textOf: textReader(table),
    numberOf: text => {
      const bytes = Buffer.from(text);
      const number = firstThat(0, size, each => compare(table, each, bytes) >= 0);
      return number < size && compare(table, number, bytes) === 0 ? number : undefined;
    },
    beginningWith: text => {
      const bytes = Buffer.from(text);
      const from = firstThat(0, size, each => compare(table, each, bytes) >= 0);
      return { from, to: firstThat(from, size, each => compareBeginning(table, each, bytes) > 0) };
    },
  };
}

/** The first number for which something holds that holds for all behind it, too; `to` where it holds for none. */
export function firstThat(from: number, to: number, holds: (number: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function compare(table: TextTable, number: number, bytes: Uint8Array): number {
  return compareBeginning(table, number, bytes) || lengthOf(table, number) - bytes.length;
}

/** Zero where one of the two begins with the other, but that a shorter text comes before what it begins. */
function compareBeginning(table: TextTable, number: number, bytes: Uint8Array): number {
  const start = table.starts[number] ?? 0;
  const length = lengthOf(table, number);
  const shared = Math.min(length, bytes.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = (table.bytes[start + at] ?? 0) - (bytes[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return length < bytes.length ? -1 : 0;
}

function lengthOf({ starts }: TextTable, number: number): number {
  return (starts[number + 1] ?? 0) - (starts[number] ?? 0);
}
