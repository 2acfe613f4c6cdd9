import type { RowOf } from '../../../platform/db/query.ts';
import { tables } from '../tables.ts';

/** A visit with everything that the person who booked it sees or gets by message; holds are none. */
export const shownVisit = () =>
  tables
    .selectFrom('booking')
    .innerJoin('calendar', 'calendar.id', 'booking.calendar_id')
    .innerJoin('place', 'place.id', 'booking.place_id')
    .leftJoin('professional', 'professional.id', 'booking.professional_id')
    .leftJoin('visit_reason as reason', 'reason.id', 'booking.reason_id')
    .leftJoin('account', 'account.id', 'booking.account_id')
    .select(['booking.id', 'booking.code', 'booking.state', 'booking.start_at as start', 'booking.end_at as end'])
    .select(['booking.account_id as bookerId', 'booking.changed_by', 'booking.moved_from', 'booking.message'])
    .select([
      'booking.sequence',
      'booking.updated_at',
      'booking.is_walk_in',
      'booking.is_untold',
      'booking.date_of_birth',
      'booking.reason_text',
    ])
    .select(['booking.name', 'booking.email', 'booking.phone', 'booking.address', 'booking.answers'])
    .select(['booking.booked_by_name', 'booking.booked_by_phone', 'booking.booked_by_email', 'calendar.note'])
    .select(['place.id as place_id', 'place.name as place_name', 'place.slug as place_slug'])
    .select(['place.phone as place_phone', 'place.phone_is_public', 'place.lat', 'place.long'])
    .select(['place.address as place_address', 'professional.id as doctor_id', 'professional.name as doctor_name'])
    .select(['professional.slug as doctor_slug', 'reason.name as reason_name', 'reason.minutes as reason_minutes'])
    .select(['reason.price as reason_price', 'reason.note as reason_note'])
    .select(['account.email as account_email', 'account.email_confirmed_at'])
    .where('booking.state', '<>', 'held');

export type ShownVisit = RowOf<typeof shownVisit>;
