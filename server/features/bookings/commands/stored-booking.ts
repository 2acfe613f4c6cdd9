import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { BookingAnswers, BookingPlaced } from '../contract.ts';
import type { FirstAnswer } from '../request-key.ts';
import type { BookingContacts } from '../rules/booking-contacts.ts';
import { tables } from '../tables.ts';

/** A new booking as it is stored: columns of its row, and the moment at which it is made. */
export interface StoredBooking extends BookingContacts {
  readonly code: string;
  readonly state: BookingPlaced['state'];
  readonly place_id: number;
  readonly professional_id: number | null;
  readonly calendar_id: number;
  readonly reason_id: number | null;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly reason_text: string;
  readonly answers: BookingAnswers;
  readonly account_id: number | null;
  readonly address_hash: string | null;
  readonly is_untold: boolean;
  readonly key_hash: string | null;
  readonly payload_hash: string | null;
  readonly first_answer: FirstAnswer | null;
  readonly now: Date;
}

/** Inserts a booking, and answers its id. */
export const insertBooking = statement((p: Parameters<StoredBooking>) =>
  tables.insertInto('booking').values(valuesOf(p)).returning('id'),
);

/** Makes a booking of a hold, which is one no longer, and answers its id; no row where the hold is gone. */
export const turnIntoBooking = statement((p: Parameters<StoredBooking & { readonly heldId: number }>) =>
  tables
    .updateTable('booking')
    .set({
      ...valuesOf(p),
      holder_hash: null,
      hold_group: null,
      hold_number: null,
      expires_at: null,
      waiting_id: null,
    })
    .where('id', '=', p.heldId)
    .returning('id'),
);

const valuesOf = (p: Parameters<StoredBooking>) => ({
  code: p.code,
  state: p.state,
  place_id: p.place_id,
  professional_id: p.professional_id,
  calendar_id: p.calendar_id,
  reason_id: p.reason_id,
  start_at: p.start_at,
  end_at: p.end_at,
  name: p.name,
  email: p.email,
  phone: p.phone,
  address: p.address,
  date_of_birth: p.date_of_birth,
  booked_by_name: p.booked_by_name,
  booked_by_phone: p.booked_by_phone,
  booked_by_email: p.booked_by_email,
  reason_text: p.reason_text,
  answers: p.answers,
  account_id: p.account_id,
  address_hash: p.address_hash,
  is_untold: p.is_untold,
  key_hash: p.key_hash,
  payload_hash: p.payload_hash,
  first_answer: p.first_answer,
  created_at: p.now,
  updated_at: p.now,
});
