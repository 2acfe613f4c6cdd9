import type { Database } from '../../../platform/db/database.ts';
import { mainPictures } from '../../media/media.repository.ts';
import type { CardContext } from '../promotion.presenter.ts';
import type { OwnerIds } from '../promotion-tags.ts';

/** The main pictures of those whose promotions these are: a query for each kind among them. */
export async function ownerPictures(db: Database, rows: readonly OwnerIds[]): Promise<CardContext['pictures']> {
  const places = rows.flatMap(({ place }) => place ?? []);
  const professionals = rows.flatMap(({ professional }) => professional ?? []);
  const [place, professional] = await Promise.all([
    mainPictures(db, 'place', [...new Set(places)]),
    mainPictures(db, 'professional', [...new Set(professionals)]),
  ]);
  return { place, professional };
}
