import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';
import { Calendar, VisitReason } from '../schedules/calendar.entity.ts';

/**
 * `offered`: a freed slot is kept for them until `offeredUntil`. `lapsed`: they did not take it, or it was withdrawn. Who leaves is deleted,
 * and everybody once the day is over.
 */
export const WAITING_STATES = ['waiting', 'offered', 'taken', 'lapsed'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** A person who waits for a free slot on a day that is full. */
export const WaitingEntry = defineEntity({
  name: 'WaitingEntry',
  tableName: 'waiting_entry',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** The random code by which links name it. */
    code: p.string().length(10),
    calendar: p.manyToOne(Calendar).mapToPk().index(false).deleteRule('cascade'),
    reason: p.manyToOne(VisitReason).mapToPk().index().nullable().deleteRule('set null'),
    /** `2026-11-25` */
    day: p.string().length(10),
    /** The one start that is wanted; null for any on that day. */
    startAt: p.datetime().nullable(),
    name: p.string().length(80),
    email: p.string().length(254),
    /** E.164 */
    phone: p.string().length(20),
    account: p.manyToOne(Account).mapToPk().index().nullable().deleteRule('cascade'),
    state: p.enum(WAITING_STATES).columnType('varchar(12)'),
    /** Of the slot that is offered, or was. */
    offeredStart: p.datetime().nullable(),
    /** Null before an offer, and after one that was withdrawn because the calendar offers its slot no more. */
    offeredUntil: p.datetime().nullable(),
    /** The visitor's network address as a keyed hash; null for accounts. */
    addressHash: p.string().length(43).nullable(),
    /** Which of the address's places on lists it is, from 1; null for accounts. */
    addressNumber: p.smallint().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    {
      name: 'waiting_entry_queue_index',
      expression:
        'create index "waiting_entry_queue_index" on "waiting_entry" ("calendar_id", "id") where "state" = \'waiting\'',
    },
    { properties: ['day'] },
    { properties: ['email'] },
    {
      name: 'waiting_entry_open_index',
      expression:
        'create index "waiting_entry_open_index" on "waiting_entry" ("email", "calendar_id", "day") where "state" in (\'waiting\', \'offered\')',
    },
    {
      name: 'waiting_entry_address_unique',
      expression:
        'create unique index "waiting_entry_address_unique" on "waiting_entry" ("address_hash", "address_number") where "state" in (\'waiting\', \'offered\')',
    },
  ],
  uniques: [{ properties: ['code'] }],
});
