import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import { tables } from '../tables.ts';

/** A visit with everything that the person who booked it sees or gets by message; holds are none. */
export const shownVisit = () =>
  tables
    .selectFrom('booking')
    .innerJoin('calendar', 'calendar.id', 'booking.calendar')
    .innerJoin('place', 'place.id', 'booking.place')
    .leftJoin('professional', 'professional.id', 'booking.professional')
    .leftJoin('visit_reason as reason', 'reason.id', 'booking.reason')
    .leftJoin('account', 'account.id', 'booking.account')
    .select(['booking.id', 'booking.code', 'booking.state', 'booking.startAt as start', 'booking.endAt as end'])
    .select(['booking.account as bookerId', 'booking.changedBy', 'booking.movedFrom', 'booking.message'])
    .select([
      'booking.sequence',
      'booking.updatedAt',
      'booking.isWalkIn',
      'booking.isUntold',
      'booking.dateOfBirth',
      'booking.reasonText',
    ])
    .select(['booking.name', 'booking.email', 'booking.phone', 'booking.address', 'booking.answers'])
    .select(['booking.bookedByName', 'booking.bookedByPhone', 'booking.bookedByEmail', 'calendar.note'])
    .select(['place.id as placeId', 'place.name as placeName', 'place.slug as placeSlug'])
    .select(['place.phone as placePhone', 'place.phoneIsPublic', 'place.lat', 'place.long'])
    .select(['place.address as placeAddress', 'professional.id as doctorId', 'professional.name as doctorName'])
    .select(['professional.slug as doctorSlug', 'reason.name as reasonName', 'reason.minutes as reasonMinutes'])
    .select(['reason.price as reasonPrice', 'reason.note as reasonNote'])
    .select(['account.email as accountEmail', 'account.emailConfirmedAt'])
    .where('booking.state', '<>', 'held');

export type ShownVisit = RowOf<typeof shownVisit>;

export const shownVisitById = statement((p: Parameters<{ readonly id: number }>) =>
  shownVisit().where('booking.id', '=', p.id),
);

export const shownVisitByCode = statement((p: Parameters<{ readonly code: string }>) =>
  shownVisit().where('booking.code', '=', p.code),
);
