import type { Position } from '../../../platform/geo/distance.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { favouriteCounts } from '../../favourites/favourite-counts.ts';
import { nextFree } from '../../free-times/queries/next-free.ts';
import { mainPictures } from '../../media/media.repository.ts';
import { cardServices } from '../../records/queries/card-services.ts';
import { specialitiesOf } from '../../records/queries/term-rows.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { ProfessionalCard, ProfessionalFacts } from '../contract.ts';
import { presentProfessionalCard } from '../professional.presenter.ts';
import { PROFESSIONAL_LIST, type ProfessionalCardRow } from '../professional-list.ts';
import { cardParts } from './card-batches.ts';

/** Cards of the published professionals among `ids`, in their order. */
export async function professionalCards(
  services: Pick<Services, 'db'>,
  ids: readonly number[],
  position?: Position,
  asked?: AskedOfCards,
): Promise<ProfessionalCard[]> {
  const rows = await rowsInOrder(services.db.read, PROFESSIONAL_LIST.table.rowsOf, ids);
  return hydrateProfessionalCards(services, rows, position, asked);
}

/** What a list was asked for, as far as its cards depend on it. */
export interface AskedOfCards {
  /** Slugs of services. */
  readonly services?: readonly string[];
  /** The next free times that count, by id; the earliest anywhere unless they are given. */
  readonly times?: Promise<ReadonlyMap<number, string>> | undefined;
}

/** Makes cards of rows, with their next free times and prices. */
export async function hydrateProfessionalCards(
  { db }: Pick<Services, 'db'>,
  rows: readonly ProfessionalCardRow[],
  position: Position | undefined,
  asked: AskedOfCards = {},
): Promise<ProfessionalCard[]> {
  const ids = rows.map(({ id }) => id);
  const { services = [] } = asked;
  const [cards, times, servicesOf] = await Promise.all([
    professionalFacts({ db }, rows, position),
    asked.times ?? nextFree(db.read, 'professional', ids),
    cardServices(db, 'professional_term', ids, services, await termsOf(db)),
  ]);
  return cards.map(card => ({
    ...card,
    price_from: services.length > 0 ? null : card.price_from,
    next_free: times.get(card.id) ?? null,
    ...servicesOf(card.id),
  }));
}

/** What cards of these rows show: one query each for everybody's specialities, workplaces with prices, pictures and counts. */
async function professionalFacts(
  { db }: Pick<Services, 'db'>,
  rows: readonly ProfessionalCardRow[],
  position: Position | undefined,
): Promise<ProfessionalFacts[]> {
  const ids = rows.map(row => row.id);
  const [terms, areas] = await Promise.all([termsOf(db), areasOf(db)]);
  const [specialities, parts, pictures, favourites] = await Promise.all([
    specialitiesOf(db, 'professional_term', ids, terms),
    cardParts(db, ids),
    mainPictures(db, 'professional', ids),
    favouriteCounts(db.read, 'professional', ids),
  ]);
  return rows.map(row => {
    const { id } = row;
    const ofRow = {
      specialities: specialities.get(id) ?? [],
      workplace: parts.workplaces.get(id),
      price: parts.prices.get(id),
      picture: pictures.get(id) ?? null,
      favourites: favourites.get(id) ?? 0,
    };
    return presentProfessionalCard(row, ofRow, { terms, areas, position });
  });
}
