import type { Position } from '../../../platform/geo/distance.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { favouriteCounts } from '../../favourites/favourite-counts.ts';
import { freeAtPlaces } from '../../free-times/queries/free-at-places.ts';
import { nextFree } from '../../free-times/queries/next-free.ts';
import { mainPictures } from '../../media/media.repository.ts';
import { cardServices } from '../../records/queries/card-services.ts';
import { specialitiesOf } from '../../records/queries/term-rows.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { PlaceCard, PlaceFacts } from '../contract.ts';
import { presentPlaceCard } from '../place.presenter.ts';
import { PLACE_LIST, type PlaceCardRow } from '../place-list.ts';

/** Cards of the published places among `ids`, in their order. */
export async function placeCards(
  services: Pick<Services, 'db'>,
  ids: readonly number[],
  position?: Position,
  asked?: AskedOfCards,
): Promise<PlaceCard[]> {
  const rows = await rowsInOrder(services.db.read, PLACE_LIST.table.rowsOf, ids);
  return hydratePlaceCards(services, rows, position, asked);
}

/** What a list was asked for, as far as its cards depend on it. */
interface AskedOfCards {
  /** Slugs of services. */
  readonly services?: readonly string[];
  /** Ids of specialities and services: the free times of those who have one of them alone count. */
  readonly specialities?: readonly number[];
}

/** Makes cards of rows, with their next free times and prices. */
export async function hydratePlaceCards(
  { db }: Pick<Services, 'db'>,
  rows: readonly PlaceCardRow[],
  position: Position | undefined,
  { services = [], specialities = [] }: AskedOfCards = {},
): Promise<PlaceCard[]> {
  const ids = rows.map(({ id }) => id);
  const [cards, times, servicesOf] = await Promise.all([
    placeFacts({ db }, rows, position),
    specialities.length > 0 ? freeAtPlaces(db.read, specialities, ids) : nextFree(db.read, 'place', ids),
    cardServices(db, 'place_term', ids, services, await termsOf(db)),
  ]);
  return cards.map(card => ({
    ...card,
    next_free: times.get(card.id) ?? null,
    ...servicesOf(card.id),
  }));
}

/** What cards of these rows show: one query each for everybody's specialities, pictures and counts. */
async function placeFacts(
  { db }: Pick<Services, 'db'>,
  rows: readonly PlaceCardRow[],
  position: Position | undefined,
): Promise<PlaceFacts[]> {
  const ids = rows.map(row => row.id);
  const [terms, areas] = await Promise.all([termsOf(db), areasOf(db)]);
  const [specialities, pictures, favourites] = await Promise.all([
    specialitiesOf(db, 'place_term', ids, terms),
    mainPictures(db, 'place', ids),
    favouriteCounts(db.read, 'place', ids),
  ]);
  return rows.map(row => {
    const { id } = row;
    const ofRow = {
      specialities: specialities.get(id) ?? [],
      picture: pictures.get(id) ?? null,
      favourites: favourites.get(id) ?? 0,
    };
    return presentPlaceCard(row, ofRow, { terms, areas, position });
  });
}
