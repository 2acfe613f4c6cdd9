import { beforeQuietHours } from '../../../platform/text-messages/quiet-hours.ts';

export const REMINDER_KINDS = ['two_days', 'three_hours'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

export const CHANNELS = ['mail', 'text'] as const;
export type Channel = (typeof CHANNELS)[number];

const HOUR_MS = 3_600_000;
/** The last one leaves an hour in which the patient may still cancel. */
const HOURS_BEFORE: Readonly<Record<ReminderKind, number>> = { two_days: 48, three_hours: 3 };

/** When a visit's reminder is due; one that would fall into the quiet hours is due before them. */
export const reminderDue = (kind: ReminderKind, start: Date): Date =>
  beforeQuietHours(new Date(start.getTime() - HOURS_BEFORE[kind] * HOUR_MS));

/** The reminders of a visit that are still ahead at the moment at which it got its start. */
export const remindersAhead = (start: Date, since: Date): ReminderKind[] =>
  REMINDER_KINDS.filter(kind => reminderDue(kind, start) > since);

/** Until when a reminder that is late is still sent: until the next one is due, or the visit begins. */
export const lastUse = (kind: ReminderKind, start: Date): Date =>
  kind === 'two_days' ? reminderDue('three_hours', start) : start;
