import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import type { AlsoWritten } from '../../../platform/transfer/undo.ts';

const tables = tablesWith<{ readonly id: number }>();

/** Deletes records of a kind that an import brought, in one transaction, of which `also` is a part. */
export async function removeRecords(
  services: Services,
  kind: string,
  ids: readonly number[],
  also: AlsoWritten,
): Promise<void> {
  const { db, events } = services;
  await db.transaction(async unit => {
    await lockRows(unit, db.engine, kind, ids);
    await events.cascade(unit, { kind, ids });
    await unit.run(tables.deleteFrom(kind).where('id', 'in', idList(ids)));
    await also(unit, ids);
    await changed(unit, services, { subject: kind, ids, aspects: 'all', hides: true });
  });
}
