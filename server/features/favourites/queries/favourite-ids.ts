import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import type { FavouriteIds } from '../contract.ts';
import { tables } from '../tables.ts';

const kept = statement((p: Parameters<{ readonly accountId: number }>) =>
  tables
    .selectFrom('favourite')
    .select(['type', 'entityId as id'])
    .where('account', '=', p.accountId)
    .orderBy('entityId'),
);

/** Ids of everything that an account keeps in mind, by kind; of every kind, also where nothing of it is kept. */
export async function favouriteIds(
  { db, subjects }: Pick<Services, 'db' | 'subjects'>,
  accountId: number,
): Promise<FavouriteIds> {
  const rows = await db.primary.rows(kept({ accountId }));
  const idsOf = (type: string) => rows.filter(row => row.type === type).map(row => row.id);
  return Object.fromEntries(subjects.favourites.map(({ name }) => [name, idsOf(name)]));
}
