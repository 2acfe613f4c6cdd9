import { PUBLISHED } from '../../platform/lists/list-table.ts';
import type { OwnersPart, Subject } from '../../platform/subjects/subject.ts';
import { rebuildPlaceNames } from './commands/rebuild-place-names.ts';
import { placeItem } from './contract.ts';
import { placePages } from './pages.ts';
import { placeUrl } from './place.presenter.ts';
import { rebuildPlaceFacets } from './place-facets.ts';
import { PLACE_LIST } from './place-list.ts';
import { placeCards } from './queries/place-cards.ts';
import { tables } from './tables.ts';

/** The contacts of a place whose page an account owns: they may be a person's. */
const OWNERS_DATA: readonly OwnersPart[] = [
  {
    file: 'place-contacts.json',
    query: owned =>
      tables
        .selectFrom('place')
        .select(['id', 'name', 'status', 'address', 'phone', 'email', 'website', 'licence', 'createdAt', 'updatedAt'])
        .where('id', 'in', owned)
        .orderBy('id'),
  },
];

/** Places as features above know them. */
export const placeSubject: Subject = {
  name: 'place',
  table: 'place',
  exported: {
    place: 'places, hidden ones too',
    place_term: 'specialities and services of places, with prices',
  },
  isPublic: PUBLISHED,
  page: placePages.detail.path,
  pageUrl: placeUrl,
  pictures: true,
  contacts: true,
  reviewed: true,
  rebuildNames: rebuildPlaceNames,
  ownersData: OWNERS_DATA,
  favourites: {
    name: 'place',
    item: placeItem,
    read: async (services, ids, position) => {
      const cards = await placeCards(services, ids, position);
      return new Map(cards.map(place => [place.id, { type: 'place', place }]));
    },
  },
  list: {
    address: placePages.list,
    filters: PLACE_LIST.filters,
    table: PLACE_LIST.table,
    rebuildFacets: rebuildPlaceFacets,
    nouns: (_, count) => [{ noun: 'cơ sở y tế', count }],
  },
};
