import { vietnamMoment } from '../../../platform/clock/vietnam-calendar.ts';
import type { Services } from '../../../platform/services.ts';
import { placeUrl } from '../../places/place.presenter.ts';
import { presentDoctor } from '../booking.presenter.ts';
import type { OwnBooking } from '../contract.ts';
import { isToCome, mayStillChange } from '../rules/own-changes.ts';
import { tables } from '../tables.ts';

const MAX_BOOKINGS = 100;

/** The visits that an account booked, the latest first; no more than {@link MAX_BOOKINGS}. */
export async function ownBookings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: number,
): Promise<OwnBooking[]> {
  const rows = await db.primary.rows(
    tables
      .selectFrom('booking')
      .innerJoin('place', 'place.id', 'booking.place_id')
      .leftJoin('professional', 'professional.id', 'booking.professional_id')
      .select(['booking.code', 'booking.state', 'booking.start_at as start', 'booking.end_at as end', 'booking.name'])
      .select(['place.id as place_id', 'place.name as place_name', 'place.slug as place_slug'])
      .select(['professional.id as doctor_id', 'professional.name as doctor_name', 'professional.slug as doctor_slug'])
      .where('booking.account_id', '=', accountId)
      .where('booking.state', '<>', 'held')
      .orderBy('booking.start_at', 'desc')
      .limit(MAX_BOOKINGS),
  );
  const now = clock.now();
  return rows.flatMap(row => {
    const { code, state, name, start, end, place_id: id, place_name, place_slug: slug } = row;
    if (state === 'held') return [];
    return {
      code,
      state,
      name,
      start: vietnamMoment(start),
      end: vietnamMoment(end),
      place: { id, name: place_name, absolute_url: placeUrl({ id, slug }) },
      professional: presentDoctor(row),
      ends_with_account: isToCome({ state, start }, now),
      can: { cancel: mayStillChange({ state, start }, now) },
    };
  });
}
