import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
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

/** Notes, where a hold that was used up was an offer of the waiting list, that it was taken. */
export async function endWaiting(
  unit: UnitOfWork,
  { waiting_id }: { readonly waiting_id: number | null },
): Promise<void> {
  if (waiting_id === null) return;
  await unit.run(tables.updateTable('waiting_entry').set('state', 'taken').where('id', '=', waiting_id));
}
