import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { Calendar, VisitReason } from '../schedules/calendar.entity.ts';
import { BOOKING_STATES, type BookingAnswers } from './contract.ts';
import type { FirstAnswer } from './request-key.ts';
import { WaitingEntry } from './waiting-entry.entity.ts';

/** Who changed a visit: the person who booked it, the place or professional, or the system. */
export const CHANGED_BY = ['patient', 'provider', 'system'] as const;
export type ChangedBy = (typeof CHANGED_BY)[number];

/**
 * A patient's visit, or a slot that is held while a visitor fills in the form: a hold has no patient yet. Reason,
 * answers and date of birth are health data.
 */
export const Booking = defineEntity({
  name: 'Booking',
  tableName: 'booking',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** The random code by which people name it. */
    code: p.string().length(10),
    place: p.manyToOne(Place).mapToPk().index(false).deleteRule('cascade'),
    /** Null for a visit in the place's own calendar. */
    professional: p.manyToOne(Professional).mapToPk().index(false).nullable().deleteRule('cascade'),
    calendar: p.manyToOne(Calendar).mapToPk().index(false).deleteRule('cascade'),
    reason: p.manyToOne(VisitReason).mapToPk().index().nullable().deleteRule('set null'),
    startAt: p.datetime(),
    endAt: p.datetime(),
    state: p.enum(BOOKING_STATES).columnType('varchar(12)'),
    /** The patient's, as are the next ones. */
    name: p.string().length(80).default(''),
    email: p.string().length(254).nullable(),
    /** E.164, as all numbers here. */
    phone: p.string().length(20).nullable(),
    address: p.string().length(200).default(''),
    /** `1990-05-31` */
    dateOfBirth: p.string().length(10).nullable(),
    reasonText: p.text().default(''),
    answers: p.json<BookingAnswers>(),
    /** Who booked for the patient, and gets the messages; null where patients book for themselves. */
    bookedByName: p.string().length(80).nullable(),
    bookedByPhone: p.string().length(20).nullable(),
    bookedByEmail: p.string().length(254).nullable(),
    /** The patient got no message about it: enough had gone to that address or phone on the day. */
    isUntold: p.boolean().default(false),
    /** The provider wrote it down for a patient who came or called. */
    isWalkIn: p.boolean().default(false),
    /** What the provider wrote to the patient when the visit was cancelled. */
    message: p.string().length(500).default(''),
    /** The account that booked or holds; null for visitors without one. */
    account: p.manyToOne(Account).mapToPk().index(false).nullable().deleteRule('set null'),
    /** Of a visit of a visitor without an account, until it has begun: a keyed hash of the network address. */
    addressHash: p.string().length(43).nullable(),
    /** Grows with every move and with the cancellation; calendars of those who got a message follow by it. */
    sequence: p.integer().default(0),
    /** Who moved or cancelled it last; null for nobody. */
    changedBy: p.enum(CHANGED_BY).columnType('varchar(8)').nullable(),
    /** The start before the last move; null where it was never moved. */
    movedFrom: p.datetime().nullable(),
    /** When the provider said that the visit stays though it lies outside of the hours; null for never, and after a move. */
    keptAt: p.datetime().nullable(),
    /** For a hold: the hash of its browser's secret. */
    holderHash: p.string().length(43).nullable(),
    /** Of a hold: whose holds are counted together, and which of them it is. */
    holdGroup: p.string().length(43).nullable(),
    holdNumber: p.smallint().nullable(),
    expiresAt: p.datetime().nullable(),
    /** Of a hold that is an offer: to whom on the waiting list. */
    waiting: p.manyToOne(WaitingEntry).mapToPk().index(false).nullable().deleteRule('cascade'),
    /** Of the visitor with the key of the request; by it a repeated request is found. */
    keyHash: p.string().length(43).nullable(),
    payloadHash: p.string().length(43).nullable(),
    firstAnswer: p.json<FirstAnswer>().nullable(),
    /** When reason, answers, address, date of birth and the provider's message were deleted; null while they are there. */
    forgottenAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ['calendar', 'startAt'] },
    { properties: ['professional', 'startAt'] },
    { properties: ['place', 'startAt'] },
    { properties: ['account', 'startAt'] },
    {
      name: 'booking_expires_at_index',
      expression: 'create index "booking_expires_at_index" on "booking" ("expires_at") where "expires_at" is not null',
    },
    {
      name: 'booking_unforgotten_index',
      expression: 'create index "booking_unforgotten_index" on "booking" ("start_at") where "forgotten_at" is null',
    },
    {
      name: 'booking_email_index',
      expression: 'create index "booking_email_index" on "booking" ("email") where "email" is not null',
    },
    {
      name: 'booking_booked_by_email_index',
      expression:
        'create index "booking_booked_by_email_index" on "booking" ("booked_by_email") where "booked_by_email" is not null',
    },
    {
      name: 'booking_phone_index',
      expression:
        'create index "booking_phone_index" on "booking" ("phone", "start_at") where "phone" is not null and "account_id" is null',
    },
    {
      name: 'booking_booked_by_phone_index',
      expression:
        'create index "booking_booked_by_phone_index" on "booking" ("booked_by_phone", "start_at") where "booked_by_phone" is not null and "account_id" is null',
    },
    {
      name: 'booking_address_hash_index',
      expression:
        'create index "booking_address_hash_index" on "booking" ("address_hash", "start_at") where "address_hash" is not null',
    },
    {
      name: 'booking_waiting_index',
      expression: 'create index "booking_waiting_index" on "booking" ("waiting_id") where "waiting_id" is not null',
    },
  ],
  uniques: [{ properties: ['code'] }, { properties: ['keyHash'] }, { properties: ['holdGroup', 'holdNumber'] }],
});
