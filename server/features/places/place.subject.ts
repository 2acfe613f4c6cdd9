import { PUBLISHED } from '../../platform/lists/list-table.ts';
import type { Subject } from '../../platform/subjects/subject.ts';
import { placeItem } from './contract.ts';
import { placePages } from './pages.ts';
import { placeOwnersData } from './place.owners-data.ts';
import { placeUrl } from './place.presenter.ts';
import { placeCards } from './queries/place-cards.ts';

/** Places as features above know them. */
export const placeSubject: Subject = {
  name: 'place',
  table: 'place',
  isPublic: PUBLISHED,
  page: placePages.detail.path,
  pageUrl: placeUrl,
  pictures: true,
  contacts: true,
  ownersData: placeOwnersData,
  favourites: {
    name: 'place',
    item: placeItem,
    read: async (services, ids, position) => {
      const cards = await placeCards(services, ids, position);
      return new Map(cards.map(place => [place.id, { type: 'place', place }]));
    },
  },
};
