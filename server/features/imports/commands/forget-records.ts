import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';
import { tables } from '../tables.ts';

/** Forgets what imports did to records that are being deleted, in the same transaction. */
export async function forgetRecords(unit: UnitOfWork, { kind, ids }: DeletedEntities): Promise<void> {
  await unit.run(tables.deleteFrom('import_change').where('record', '=', kind).where('recordId', 'in', idList(ids)));
}
