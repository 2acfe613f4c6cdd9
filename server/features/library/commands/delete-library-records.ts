import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';

const tables = tablesWith<{ readonly id: number }>();

/** Deletes records of the library that an import brought, in one transaction, of which `also` is a part. */
export const deleteLibraryRecords =
  (table: 'disease' | 'drug') =>
  async (
    services: Services,
    ids: readonly number[],
    also: (unit: UnitOfWork, ids: readonly number[]) => Promise<void>,
  ): Promise<void> => {
    const { db, events } = services;
    await db.transaction(async unit => {
      await lockRows(unit, db.engine, table, ids);
      await events.cascade(unit, { kind: table, ids });
      await unit.run(tables.deleteFrom(table).where('id', 'in', idList(ids)));
      await also(unit, ids);
      await changed(unit, services, { subject: table, ids, aspects: 'all', hides: true });
    });
  };
