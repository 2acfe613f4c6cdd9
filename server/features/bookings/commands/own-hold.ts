import { tables } from '../tables.ts';
import type { Visitor } from '../visitor.ts';

/** A start of a calendar. */
export interface CalendarStart {
  readonly calendarId: number;
  readonly start: Date;
}

/** A visitor's hold of a start, be it live or over. */
export const ownHoldAt = ({ calendarId, start }: CalendarStart, { accountId, holderHash }: Visitor) =>
  tables
    .selectFrom('booking')
    .select(['id', 'account_id', 'expires_at', 'waiting_id'])
    .where('calendar_id', '=', calendarId)
    .where('start_at', '=', start)
    .where('state', '=', 'held')
    .where(eb => eb.or([eb('account_id', '=', accountId), eb('holder_hash', '=', holderHash)]))
    .limit(1);
