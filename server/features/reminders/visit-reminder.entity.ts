import { defineEntity, p } from '@mikro-orm/core';
import { Booking } from '../bookings/booking.entity.ts';
import { CHANNELS, REMINDER_KINDS } from './rules/plan-reminders.ts';

/** A reminder of a visit by one channel, planned or sent; the visit may have been moved or cancelled since. */
export const VisitReminder = defineEntity({
  name: 'VisitReminder',
  tableName: 'visit_reminder',
  properties: {
    // SQLite has one integer type, which the schema comparison reports as different from bigint.
    id: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    booking: p.manyToOne(Booking).mapToPk().index(false).deleteRule('cascade'),
    kind: p.enum(REMINDER_KINDS).columnType('varchar(12)'),
    channel: p.enum(CHANNELS).columnType('varchar(8)'),
    /** The visit's start when this was planned; of a visit that begins at another time it is void. */
    startAt: p.datetime(),
    /** Of the visit in Việt Nam, `2026-11-25`. */
    day: p.string().length(10),
    /** A keyed hash of the email address or number: what is due for one day there is one message. */
    contactHash: p.string().length(43),
    sentAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['contactHash', 'day'] }, { properties: ['startAt'] }],
  uniques: [{ properties: ['booking', 'kind', 'channel', 'startAt'] }],
});
