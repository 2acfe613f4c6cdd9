import { nextVersion } from '../../../platform/db/content-version.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { ABBREVIATIONS } from '../../abbreviations/abbreviation.repository.ts';
import { noAbbreviation } from '../queries/list-abbreviations.ts';
import { tables } from '../tables.ts';

type DeleteServices = Pick<Services, 'db' | 'clock' | 'events' | 'tags'>;

/** Deletes an abbreviation and notes its letters, so that the reference list does not bring it back. Throws 404. */
export async function deleteAbbreviation(
  services: DeleteServices,
  id: number,
  also: (unit: UnitOfWork) => Promise<void>,
): Promise<void> {
  await services.db.transaction(async unit => {
    await nextVersion(unit, ABBREVIATIONS);
    const known = await unit.row(tables.selectFrom('abbreviation').select('key').where('id', '=', id));
    if (!known) throw noAbbreviation();
    await unit.run(tables.deleteFrom('abbreviation').where('id', '=', id));
    await unit.run(
      tables
        .insertInto('dropped_abbreviation')
        .values({ key: known.key })
        .onConflict(already => already.column('key').doNothing()),
    );
    await also(unit);
    await changed(unit, services, { subject: 'abbreviation', ids: [id], aspects: 'all' });
  });
}

/**
 * Deletes abbreviations that an import brought, in one transaction, of which `also` is a part. No letters are noted: the
 * reference list may bring what the import did.
 */
export async function deleteImported(
  services: DeleteServices,
  ids: readonly number[],
  also: (unit: UnitOfWork, ids: readonly number[]) => Promise<void>,
): Promise<void> {
  await services.db.transaction(async unit => {
    await nextVersion(unit, ABBREVIATIONS);
    await services.events.cascade(unit, { kind: 'abbreviation', ids });
    await unit.run(tables.deleteFrom('abbreviation').where('id', 'in', idList(ids)));
    await also(unit, ids);
    await changed(unit, services, { subject: 'abbreviation', ids, aspects: 'all' });
  });
}
