import type { Measured, MeasuredRecord } from './records.ts';

/** What ten writes do, one after the other. */
const TURNS = ['heart', 'vote', 'booking', 'heart', 'review', 'vote', 'heart', 'save', 'save', 'save'] as const;

/** What the nth write does. */
export interface PlannedWrite {
  readonly does: (typeof TURNS)[number];
  readonly record: MeasuredRecord;
  /** Whether its page is looked at right after the commit, in both processes. */
  readonly isChecked: boolean;
}

/**
 * Who reads and writes what, without chance. Half of the reads are of records and half of the rest of home; a page is
 * read in inverse proportion to its rank, as popular pages are. Hearts, votes, bookings and reviews follow the reads,
 * since they are made on pages.
 * Saves meet all records alike: a clinic that few look at changes its telephone number as often as a hospital.
 */
export interface Workload {
  /** The address of the nth read. */
  page(n: number): string;
  /** In ten: three hearts, two votes, a booking, a review and three saves. */
  write(n: number): PlannedWrite | undefined;
}

/** Multiples of each, without their whole part, fill the span from 0 to 1 evenly and repeat nothing. */
const STEPS = { page: Math.sqrt(5), kind: Math.sqrt(2), visit: Math.sqrt(3), save: Math.sqrt(7) };

const even = (n: number, step: number) => (n * step) % 1;

/** How many of so many are ranked before it: the first are met most. */
const popular = (share: number, count: number) => Math.min(count - 1, Math.floor((count + 1) ** share) - 1);

export function workloadOf({ records, lists }: Measured): Workload {
  const bookable = records.filter(({ calendar }) => calendar !== undefined);
  const suited = {
    heart: records,
    save: records,
    booking: bookable,
    review: bookable,
    vote: records.filter(({ review }) => review !== null),
  };
  return {
    page: n => {
      const [kind, share] = [even(n, STEPS.kind), even(n, STEPS.page)];
      if (kind < 0.5) return records[popular(share, records.length)]?.page ?? '/';
      return kind < 0.75 ? '/' : (lists[popular(share, lists.length)] ?? '/');
    },
    write: n => {
      const does = TURNS[n % TURNS.length] ?? 'heart';
      const of = suited[does];
      const rank =
        does === 'save' ? Math.floor(even(n, STEPS.save) * of.length) : popular(even(n, STEPS.visit), of.length);
      const record = of[rank];
      return record && { does, record, isChecked: does === 'save' && n % 60 < 10 };
    },
  };
}
