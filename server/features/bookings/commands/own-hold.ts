import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { tables } from '../tables.ts';
import type { Visitor } from '../visitor.ts';

/** A start of a calendar. */
export interface CalendarStart {
  readonly calendarId: number;
  readonly start: Date;
}

/** A visitor's hold of a start, be it live or over; undefined for none. */
export async function ownHoldAt(
  unit: Pick<UnitOfWork, 'row'>,
  { calendarId, start }: CalendarStart,
  { accountId, holderHash }: Visitor,
) {
  if (accountId === null && holderHash === null) return undefined;
  return unit.row(holdAt({ calendarId, start, accountId, holderHash }));
}

const holdAt = statement((p: Parameters<CalendarStart & Visitor>) =>
  tables
    .selectFrom('booking')
    .select(['id', 'account', 'endAt as end', 'expiresAt', 'waiting'])
    .where('calendar', '=', p.calendarId)
    .where('startAt', '=', p.start)
    .where('state', '=', literal('held'))
    .where(eb => eb.or([eb('account', '=', p.accountId), eb('holderHash', '=', p.holderHash)]))
    .limit(literal(1)),
);

/** Notes, where a hold that was used up was an offer of the waiting list, that it was taken. */
export async function endWaiting(
  unit: UnitOfWork,
  { waiting: waiting_id }: { readonly waiting: number | null },
): Promise<void> {
  if (waiting_id === null) return;
  await unit.run(tables.updateTable('waiting_entry').set('state', 'taken').where('id', '=', waiting_id));
}
