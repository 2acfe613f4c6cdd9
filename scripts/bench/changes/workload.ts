import type { Measured, MeasuredRecord } from './records.ts';

/** What the nth write does. */
export interface PlannedWrite {
  readonly does: 'heart' | 'save';
  readonly record: MeasuredRecord;
  /** Whether its page is looked at right after the commit, in both processes. */
  readonly isChecked: boolean;
}

/**
 * Who reads and writes what, without chance. Half of the reads are of records and half of the rest of home; a page is
 * read in inverse proportion to its rank, as popular pages are. Hearts follow the reads, since they are pressed on pages.
 * Saves meet all records alike: a clinic that few look at changes its telephone number as often as a hospital.
 */
export interface Workload {
  /** The address of the nth read. */
  page(n: number): string;
  /** Seven writes in ten are hearts, the others saves. */
  write(n: number): PlannedWrite | undefined;
}

/** Multiples of each, without their whole part, fill the span from 0 to 1 evenly and repeat nothing. */
const STEPS = { page: Math.sqrt(5), kind: Math.sqrt(2), heart: Math.sqrt(3), save: Math.sqrt(7) };

const even = (n: number, step: number) => (n * step) % 1;

/** How many of so many are ranked before it: the first are met most. */
const popular = (share: number, count: number) => Math.min(count - 1, Math.floor((count + 1) ** share) - 1);

export function workloadOf({ records, lists }: Measured): Workload {
  return {
    page: n => {
      const [kind, share] = [even(n, STEPS.kind), even(n, STEPS.page)];
      if (kind < 0.5) return records[popular(share, records.length)]?.page ?? '/';
      return kind < 0.75 ? '/' : (lists[popular(share, lists.length)] ?? '/');
    },
    write: n => {
      const does = n % 10 < 7 ? 'heart' : 'save';
      const rank =
        does === 'heart'
          ? popular(even(n, STEPS.heart), records.length)
          : Math.floor(even(n, STEPS.save) * records.length);
      const record = records[rank];
      return record && { does, record, isChecked: does === 'save' && n % 60 < 10 };
    },
  };
}
