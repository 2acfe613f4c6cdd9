import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import type { AlsoWritten } from '../../../platform/transfer/undo.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import { type ReadKind, tableOf } from '../record-kind.ts';

const tables = tablesWith<{ readonly id: number }>();

/** Deletes records of a kind that an import brought, in one transaction, of which `also` is a part. */
export async function removeRecords(
  services: Services,
  kind: ReadKind,
  ids: readonly number[],
  also: AlsoWritten,
): Promise<void> {
  await services.db.transaction(async unit => {
    await remove(services, unit, kind, ids);
    await also(unit, ids);
  });
}

/** Deletes a record for a member of staff, who stands in the audit log for it. Throws 404. */
export async function deleteRecord(services: Services, kind: ReadKind, id: number, actor: Actor): Promise<void> {
  const subject = kind.record.kind;
  await services.db.transaction(async unit => {
    if ((await remove(services, unit, kind, [id])) === 0) throw kind.missing();
    await recordAudit(unit, services, {
      ...actor,
      action: `${subject}.delete`,
      subjectKind: subject,
      subjectId: id,
      fields: [],
    });
  });
}

/** Deletes records with what hangs on them, and announces it. Answers how many there were. */
async function remove(services: Services, unit: UnitOfWork, kind: ReadKind, ids: readonly number[]): Promise<number> {
  const { db, events } = services;
  const subject = kind.record.kind;
  await lockRows(unit, db.engine, tableOf(kind), ids);
  await events.cascade(unit, { kind: subject, ids });
  const removed = await unit.run(tables.deleteFrom(tableOf(kind)).where('id', 'in', idList(ids)));
  await changed(unit, services, { subject, ids, aspects: 'all', hides: true });
  return removed;
}
