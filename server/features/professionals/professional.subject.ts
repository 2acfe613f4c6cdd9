import { PUBLISHED } from '../../platform/lists/list-table.ts';
import type { Subject } from '../../platform/subjects/subject.ts';
import { professionalItem } from './contract.ts';
import { professionalPages } from './pages.ts';
import { professionalOwnersData } from './professional.owners-data.ts';
import { professionalUrl } from './professional.presenter.ts';
import { PROFESSIONAL_LIST } from './professional-list.ts';
import { professionalCards } from './queries/professional-cards.ts';
import { foldedName } from './rules/names.ts';
import { peopleKinds } from './rules/people-kinds.ts';

/** Professionals as features above know them. */
export const professionalSubject: Subject = {
  name: 'professional',
  table: 'professional',
  isPublic: PUBLISHED,
  page: professionalPages.detail.path,
  pageUrl: professionalUrl,
  pictures: true,
  contacts: true,
  reviewed: true,
  people: { foldedName },
  ownersData: professionalOwnersData,
  favourites: {
    name: 'professional',
    item: professionalItem,
    read: async (services, ids, position) => {
      const cards = await professionalCards(services, ids, position);
      return new Map(cards.map(professional => [professional.id, { type: 'professional', professional }]));
    },
  },
  list: {
    address: professionalPages.list,
    filters: PROFESSIONAL_LIST.filters,
    table: PROFESSIONAL_LIST.table,
    tally: 'occupations',
    nouns: peopleKinds,
  },
};
