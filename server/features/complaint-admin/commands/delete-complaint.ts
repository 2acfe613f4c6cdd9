import { nextVersion } from '../../../platform/db/content-version.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { COMPLAINTS } from '../../complaints/complaint.repository.ts';
import { deleteSynonymsOf } from '../../synonyms/synonym.repository.ts';
import { noComplaint } from '../queries/list-complaints.ts';
import { tables } from '../tables.ts';

/** Deletes a complaint and notes its slug, so that the reference list does not bring it back. Throws 404. */
export async function deleteComplaint(
  services: Pick<Services, 'db' | 'clock' | 'events' | 'tags'>,
  id: number,
  also: (unit: UnitOfWork) => Promise<void>,
): Promise<void> {
  await services.db.transaction(async unit => {
    await nextVersion(unit, COMPLAINTS);
    const known = await unit.row(tables.selectFrom('complaint').select('slug').where('id', '=', id));
    if (!known) throw noComplaint();
    await deleteSynonymsOf(unit, 'complaint', id);
    await unit.run(tables.deleteFrom('complaint').where('id', '=', id));
    await unit.run(
      tables
        .insertInto('dropped_complaint')
        .values({ slug: known.slug })
        .onConflict(already => already.column('slug').doNothing()),
    );
    await also(unit);
    await changed(unit, services, { subject: 'complaint', ids: [id], aspects: 'all' });
  });
}

/**
 * Deletes complaints that an import brought, in one transaction, of which `also` is a part. No slug is noted: the reference
 * list may bring what the import did.
 */
export async function deleteImported(
  services: Pick<Services, 'db' | 'clock' | 'events' | 'tags'>,
  ids: readonly number[],
  also: (unit: UnitOfWork, ids: readonly number[]) => Promise<void>,
): Promise<void> {
  await services.db.transaction(async unit => {
    await nextVersion(unit, COMPLAINTS);
    await services.events.cascade(unit, { kind: 'complaint', ids });
    await unit.run(tables.deleteFrom('complaint').where('id', 'in', idList(ids)));
    await also(unit, ids);
    await changed(unit, services, { subject: 'complaint', ids, aspects: 'all' });
  });
}
