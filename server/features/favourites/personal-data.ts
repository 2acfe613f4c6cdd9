import { reference } from '../../platform/db/expressions.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import type { Services } from '../../platform/services.ts';
import type { Subject } from '../../platform/subjects/subject.ts';
import { subjectTables } from '../../platform/subjects/subject-tables.ts';
import { addToFavourites } from './favourite-counts.ts';
import { tables } from './tables.ts';

/** The favourites of the account. */
export function favouriteData(services: Services): PersonalData {
  const kinds = services.subjects.favourites;
  const nameOf = ({ name, table }: Subject) =>
    subjectTables
      .selectFrom(table)
      .select('name')
      .where('id', '=', reference<number>('f.entityId'))
      .where(reference<string>('f.type'), '=', name)
      .$asScalar();
  return {
    export: [
      {
        file: 'favourites.json',
        query: accountId =>
          tables
            .selectFrom('favourite as f')
            .select(eb => [
              'f.type',
              'f.entityId as id',
              'f.createdAt',
              eb.fn<string | null>('coalesce', [...kinds.map(nameOf), eb.lit(null), eb.lit(null)]).as('name'),
            ])
            .where('f.account', '=', accountId)
            .orderBy('f.createdAt')
            .orderBy('f.type')
            .orderBy('f.entityId'),
      },
    ],
    erase: async (unit, accountId) => {
      for (const subject of kinds) await countDown(unit, services, subject, accountId);
      await eraseRows('favourite')(unit, accountId);
    },
  };
}

/** Takes the account's favourites out of the counts. Nobody else changes them: the account is locked. */
async function countDown(
  unit: UnitOfWork,
  services: Pick<Services, 'tags'>,
  { name }: Subject,
  accountId: number,
): Promise<void> {
  const rows = await unit.rows(
    tables.selectFrom('favourite').select('entityId as id').where('account', '=', accountId).where('type', '=', name),
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await addToFavourites(unit, services, name, ids, -1);
}
