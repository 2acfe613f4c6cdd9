import { nextVersion } from '../../../platform/db/content-version.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';
import { TERMS } from '../term.repository.ts';

/** Deletes terms, which nothing has as the caller has seen, in one transaction, of which `also` is a part. */
export async function deleteTerms(
  services: Services,
  ids: readonly number[],
  also: (unit: UnitOfWork, ids: readonly number[]) => Promise<void>,
): Promise<void> {
  const { db, events } = services;
  await db.transaction(async unit => {
    await lockRows(unit, db.engine, 'term', ids);
    await events.cascade(unit, { kind: 'term', ids });
    await unit.run(tables.deleteFrom('term').where('id', 'in', idList(ids)));
    await also(unit, ids);
    await nextVersion(unit, TERMS);
    await changed(unit, services, { subject: 'term', ids, aspects: 'all' });
  });
}
