import type { BookingCalendar } from '@antam/server/features/bookings/contract.ts';
import type { RelativeAnswer } from '@antam/server/features/relatives/contract.ts';
import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { randomId } from '../../memory/random-id.ts';
import { readHints } from '../accounts/entry-query.ts';
import { readForAccount } from '../accounts/require-account.ts';
import { bookingQuery } from './booking-query.ts';
import { loadDays } from './load-offer.ts';
import type { PublicNumber } from './phone-first.tsx';
import { type PickDay, type PickSlot, slotIn } from './pick-days.ts';

type Named = { id: number; name: string; absolute_url: string; has_contact: boolean };
type Doctor = Named & { specialities: string };

/** Whose calendar the page is about, and what was chosen in it. */
export type Booking = {
  of: OfferedCalendar;
  place: Named & { address: string; public_phone: PublicNumber | null };
  professional: Doctor | null;
  calendar: BookingCalendar;
  days: PickDay[];
  /** The day that the address asks for. */
  day: string | null;
  /** The start that the address names; `slot` is null where the calendar has no such one. */
  start: string | null;
  slot: PickSlot | null;
};

/** What the page of the booking form is rendered from; `booking` is null for an address that names no place. */
export async function loadBooking(input: PageInput) {
  const { api, url, cookies, signal } = input;
  const { of, start, day, relative } = bookingQuery(url.searchParams);
  const common = { address: url.pathname + url.search, hints: readHints(cookies), requestKey: randomId() };
  if (of === null) return { ...common, booking: null, relatives: [], relative: null };
  const [names, calendar, relatives] = await Promise.all([
    readNames(input, of),
    api.get('/api/v1/calendar/', { query: of, signal }),
    readRelatives(input),
  ]);
  const days = await loadDays(api, of, { signal });
  const slot = start === null ? null : (slotIn(days, start) ?? null);
  const booking: Booking = { of, ...names, calendar, days, day, start: slot?.start ?? start, slot };
  return { ...common, booking, relatives, relative: relatives.find(({ id }) => id === relative) ?? null };
}

export type BookingData = Awaited<ReturnType<typeof loadBooking>>;

async function readNames(
  { api, signal }: PageInput,
  of: OfferedCalendar,
): Promise<Pick<Booking, 'place' | 'professional'>> {
  const [place, doctor] = await Promise.all([
    api.get('/api/v1/place/:id/', { params: { id: of.place }, signal }),
    of.professional === null ? null : api.get('/api/v1/professional/:id/', { params: { id: of.professional }, signal }),
  ]);
  return {
    place: { ...named(place), name: place.name, address: place.address, public_phone: place.public_phone },
    professional: doctor && {
      ...named(doctor),
      name: doctor.display_name,
      specialities: doctor.specialities.map(({ name }) => name).join(', '),
    },
  };
}

const named = ({ id, absolute_url, has_contact }: Omit<Named, 'name'>) => ({ id, absolute_url, has_contact });

/** The people for whom the account books; nobody for visitors without one. */
async function readRelatives(input: PageInput): Promise<RelativeAnswer[]> {
  const { api, signal } = input;
  const own = await readForAccount(input, () => api.get('/api/v1/relative/', { signal }));
  return own?.items ?? [];
}
