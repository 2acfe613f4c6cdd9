import type { SearchOutcome } from '../contract.ts';

/** How often pages of results for some words were shown on a day, what stood on them, and whether something was opened. */
export interface WordCount {
  readonly day: string;
  readonly words: string;
  readonly shown: number;
  readonly empty: number;
  readonly pressed: number;
}

/** Neither a day nor words have this sign. */
const BETWEEN = '|';

/** The key under which one outcome is counted. */
export const countKey = (day: string, outcome: SearchOutcome, words: string): string =>
  [day, outcome, words].join(BETWEEN);

/** The counts of each day and words, in one order in all processes, so that those who write them wait for each other. */
export function countsOf(counts: ReadonlyMap<string, number>): WordCount[] {
  const rows = new Map<string, WordCount>();
  for (const [key, count] of counts) {
    const [day = '', outcome, words = ''] = key.split(BETWEEN);
    const row = rows.get(`${day}${words}`) ?? { day, words, shown: 0, empty: 0, pressed: 0 };
    const { shown, empty, pressed } = row;
    rows.set(`${day}${words}`, {
      ...row,
      shown: shown + (outcome === 'pressed' ? 0 : count),
      empty: empty + (outcome === 'empty' ? count : 0),
      pressed: pressed + (outcome === 'pressed' ? count : 0),
    });
  }
  const order = ({ day, words }: WordCount) => `${day}${BETWEEN}${words}`;
  return [...rows.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}
