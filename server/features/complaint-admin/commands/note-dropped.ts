import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { deleteSynonymsOf } from '../../synonyms/synonym.repository.ts';
import { tables } from '../tables.ts';

/** Deletes what stood for complaints that are deleted, and notes their slugs, so that the reference list does not bring these back. */
export async function noteDropped(unit: UnitOfWork, ids: readonly number[]): Promise<void> {
  for (const id of ids) await deleteSynonymsOf(unit, 'complaint', id);
  const gone = await unit.rows(tables.selectFrom('complaint').select('slug').where('id', 'in', idList(ids)));
  if (gone.length === 0) return;
  await unit.run(
    tables
      .insertInto('dropped_complaint')
      .values(gone)
      .onConflict(already => already.column('slug').doNothing()),
  );
}
