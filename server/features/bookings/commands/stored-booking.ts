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
  readonly place: number;
  readonly professional: number | null;
  readonly calendar: number;
  readonly reason: number | null;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly reasonText: string;
  readonly answers: BookingAnswers;
  readonly account: number | null;
  readonly addressHash: string | null;
  readonly isUntold: boolean;
  readonly keyHash: string | null;
  readonly payloadHash: string | null;
  readonly firstAnswer: FirstAnswer | null;
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
      holderHash: null,
      holdGroup: null,
      holdNumber: null,
      expiresAt: null,
      waiting: null,
    })
    .where('id', '=', p.heldId)
    .returning('id'),
);

const valuesOf = (p: Parameters<StoredBooking>) => ({
  code: p.code,
  state: p.state,
  place: p.place,
  professional: p.professional,
  calendar: p.calendar,
  reason: p.reason,
  startAt: p.startAt,
  endAt: p.endAt,
  name: p.name,
  email: p.email,
  phone: p.phone,
  address: p.address,
  dateOfBirth: p.dateOfBirth,
  bookedByName: p.bookedByName,
  bookedByPhone: p.bookedByPhone,
  bookedByEmail: p.bookedByEmail,
  reasonText: p.reasonText,
  answers: p.answers,
  account: p.account,
  addressHash: p.addressHash,
  isUntold: p.isUntold,
  keyHash: p.keyHash,
  payloadHash: p.payloadHash,
  firstAnswer: p.firstAnswer,
  createdAt: p.now,
  updatedAt: p.now,
});
