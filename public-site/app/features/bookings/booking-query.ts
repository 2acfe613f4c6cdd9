import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';
import { asId } from '../../memory/parse.ts';

/** What the address of the booking form says; whatever is malformed counts as absent. */
export type BookingQuery = {
  of: OfferedCalendar | null;
  /** An instant with its offset. */
  start: string | null;
  /** A date whose slots are wanted. */
  day: string | null;
  /** A relative kept in the account, who is the patient. */
  relative: number | null;
};

export function bookingQuery(params: URLSearchParams): BookingQuery {
  const id = (name: string) => asId(Number(params.get(name) ?? Number.NaN));
  const place = id('place');
  const start = params.get('start');
  const day = params.get('day');
  return {
    of: place === null ? null : { place, professional: id('professional') },
    start: start !== null && INSTANT.test(start) && !Number.isNaN(Date.parse(start)) ? start : null,
    day: day !== null && DATE.test(day) ? day : null,
    relative: id('cho'),
  };
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;
