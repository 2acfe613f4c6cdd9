import type { Database } from '../../../platform/db/database.ts';
import type { FavouriteIds } from '../contract.ts';

/** Ids of everything that an account keeps in mind. */
export async function favouriteIds({ primary }: Database, accountId: number): Promise<FavouriteIds> {
  const rows = await primary.all<{ type: 'place' | 'professional'; id: number }>(
    'select type, entity_id as id from favourite where account_id = ? order by entity_id',
    [accountId],
  );
  const ofType = (type: string) => rows.filter(row => row.type === type).map(row => row.id);
  return { place: ofType('place'), professional: ofType('professional') };
}
