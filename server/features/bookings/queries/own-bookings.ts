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
      .innerJoin('place', 'place.id', 'booking.place')
      .leftJoin('professional', 'professional.id', 'booking.professional')
      .select(['booking.code', 'booking.state', 'booking.startAt as start', 'booking.endAt as end', 'booking.name'])
      .select(['place.id as placeId', 'place.name as placeName', 'place.slug as placeSlug'])
      .select(['professional.id as doctorId', 'professional.name as doctorName', 'professional.slug as doctorSlug'])
      .where('booking.account', '=', accountId)
      .where('booking.state', '<>', 'held')
      .orderBy('booking.startAt', 'desc')
      .limit(MAX_BOOKINGS),
  );
  const now = clock.now();
  return rows.flatMap(row => {
    const { code, state, name, start, end, placeId: id, placeName, placeSlug: slug } = row;
    if (state === 'held') return [];
    return {
      code,
      state,
      name,
      start: vietnamMoment(start),
      end: vietnamMoment(end),
      place: { id, name: placeName, absolute_url: placeUrl({ id, slug }) },
      professional: presentDoctor(row),
      ends_with_account: isToCome({ state, start }, now),
      can: { cancel: mayStillChange({ state, start }, now) },
    };
  });
}
