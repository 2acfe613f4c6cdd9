import { ids } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import type { Schedule } from '../contract.ts';
import { tables } from '../tables.ts';

/**
 * Makes these the reasons of a calendar, in this order. Those with an id stay what they are to bookings; those that are
 * named no more are deleted. Throws 422 for the id of another calendar's reason and for one that comes twice.
 */
export async function writeReasons(unit: UnitOfWork, calendarId: number, reasons: Schedule['reasons']): Promise<void> {
  const kept = reasons.flatMap(({ id }) => id ?? []);
  await unit.run(tables.deleteFrom('visit_reason').where('calendar', '=', calendarId).where('id', 'not in', ids(kept)));
  await requireKnown(unit, calendarId, reasons);
  const rows = reasons.map(({ id, ...reason }, position) => ({
    id,
    row: { ...reason, position, calendar: calendarId },
  }));
  const known = rows.flatMap(({ id, row }) => (id === undefined ? [] : [{ ...row, id }]));
  const added = rows.flatMap(({ id, row }) => (id === undefined ? [row] : []));
  if (known.length > 0) {
    await unit.run(
      tables
        .insertInto('visit_reason')
        .values(known)
        .onConflict(same =>
          same.column('id').doUpdateSet(eb => ({
            position: eb.ref('excluded.position'),
            name: eb.ref('excluded.name'),
            minutes: eb.ref('excluded.minutes'),
            price: eb.ref('excluded.price'),
            note: eb.ref('excluded.note'),
            questions: eb.ref('excluded.questions'),
          })),
        ),
    );
  }
  if (added.length > 0) await unit.run(tables.insertInto('visit_reason').values(added));
}

async function requireKnown(unit: UnitOfWork, calendarId: number, reasons: Schedule['reasons']): Promise<void> {
  const stored = await unit.rows(tables.selectFrom('visit_reason').select('id').where('calendar', '=', calendarId));
  const free = new Set(stored.map(({ id }) => id));
  const faults: Record<string, string[]> = {};
  for (const [index, { id }] of reasons.entries()) {
    if (id === undefined || free.delete(id)) continue;
    faults[`reasons.${index}.id`] = ['Loại khám này không thuộc lịch này.'];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
