import { ids as idList } from '../../../platform/db/list-values.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import type { AlsoWritten } from '../../../platform/transfer/undo.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import { listTables } from '../list-tables.ts';
import { type ReadKind, type RecordKind, tableOf } from '../record-kind.ts';
import type { Fields } from '../staff-fields-contract.ts';
import { takeTurn } from './take-turn.ts';

const tables = tablesWith<{ readonly id: number }>();

/** Deletes records of a kind that an import brought, in one transaction, of which `also` is a part. */
export async function removeRecords<F extends Fields>(
  services: Services,
  kind: RecordKind<F>,
  ids: readonly number[],
  also: AlsoWritten,
): Promise<void> {
  await services.db.transaction(async unit => {
    await takeTurn(unit, services.db.engine, kind, ids);
    await remove(services, unit, kind, ids);
    await also(unit, ids);
  });
}

/** Deletes a record for a member of staff, who stands in the audit log for it. Throws 404. */
export async function deleteRecord<F extends Fields>(
  services: Services,
  kind: RecordKind<F>,
  id: number,
  actor: Actor,
): Promise<void> {
  const subject = kind.record.kind;
  const note = (unit: UnitOfWork) =>
    recordAudit(unit, services, {
      ...actor,
      action: `${subject}.delete`,
      subjectKind: subject,
      subjectId: id,
      fields: [],
    });
  if (kind.remove) {
    const deleted = await kind.remove(services, [id], { also: note });
    if (deleted.length === 0) throw kind.missing();
    return;
  }
  await services.db.transaction(async unit => {
    await takeTurn(unit, services.db.engine, kind, [id]);
    await kind.beforeDeletion?.(unit, services, [id]);
    await noteDropped(unit, kind, [id]);
    if ((await remove(services, unit, kind, [id])) === 0) throw kind.missing();
    await note(unit);
  });
}

/** Notes the keys of records that staff delete, by which the reference list knows them. */
async function noteDropped<F extends Fields>(
  unit: UnitOfWork,
  kind: RecordKind<F>,
  ids: readonly number[],
): Promise<void> {
  if (kind.dropped === undefined) return;
  const { key } = kind.dropped;
  const gone = await unit.rows(listTables.selectFrom(tableOf(kind)).select(key).where('id', 'in', idList(ids)));
  if (gone.length === 0) return;
  await unit.run(
    listTables
      .insertInto(tableOf(kind.dropped))
      .values(gone)
      .onConflict(already => already.column(key).doNothing()),
  );
}

/** Deletes records with what hangs on them, and announces it. Answers how many there were. */
async function remove(
  services: Services,
  unit: UnitOfWork,
  kind: Pick<ReadKind, 'record' | 'entity'>,
  ids: readonly number[],
): Promise<number> {
  const subject = kind.record.kind;
  await services.events.cascade(unit, { kind: subject, ids });
  const removed = await unit.run(tables.deleteFrom(tableOf(kind)).where('id', 'in', idList(ids)));
  await changed(unit, services, { subject, ids, aspects: 'all', hides: true });
  return removed;
}
