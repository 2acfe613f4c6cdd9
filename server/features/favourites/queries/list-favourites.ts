import type { Position } from '../../../platform/geo/distance.ts';
import type { Services } from '../../../platform/services.ts';
import { placeCards } from '../../places/queries/place-cards.ts';
import { professionalCards } from '../../professionals/queries/professional-cards.ts';
import type { FavouriteItem, FavouriteList } from '../contract.ts';

const PAGE_SIZE = 20;

interface Row {
  readonly type: 'place' | 'professional';
  readonly id: number;
}

/** What is kept and still public, newest first. */
const ROWS = `select f.type, f.entity_id as id from favourite f
  left join place on f.type = 'place' and place.id = f.entity_id
  left join professional on f.type = 'professional' and professional.id = f.entity_id
  where f.account_id = ? and coalesce(place.status, professional.status) = 'published'
  order by f.created_at desc, f.type, f.entity_id`;

/** One page of somebody's favourites: one query for ids, then the cards of each type in batches. */
export async function listFavourites(
  services: Services,
  accountId: number,
  wanted: number,
  position: Position | undefined,
): Promise<FavouriteList> {
  // At most some hundred rows by the limit on favourites.
  const rows = await services.db.primary.all<Row>(ROWS, [accountId]);
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const shown = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { count: rows.length, page, pages, items: await hydrate(services, shown, position) };
}

async function hydrate(services: Services, rows: readonly Row[], position?: Position): Promise<FavouriteItem[]> {
  const ids = (type: Row['type']) => rows.filter(row => row.type === type).map(row => row.id);
  const [places, professionals] = await Promise.all([
    placeCards(services, ids('place'), position),
    professionalCards(services, ids('professional'), position),
  ]);
  const placeById = new Map(places.map(place => [place.id, place]));
  const professionalById = new Map(professionals.map(professional => [professional.id, professional]));
  return rows.flatMap((row): FavouriteItem[] => {
    const place = row.type === 'place' ? placeById.get(row.id) : undefined;
    if (place) return [{ type: 'place', place }];
    const professional = row.type === 'professional' ? professionalById.get(row.id) : undefined;
    return professional ? [{ type: 'professional', professional }] : [];
  });
}
