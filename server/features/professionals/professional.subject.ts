import { PUBLISHED } from '../../platform/lists/list-table.ts';
import type { Subject } from '../../platform/subjects/subject.ts';
import { rebuildProfessionalNames } from './commands/rebuild-professional-names.ts';
import { professionalItem } from './contract.ts';
import { professionalPages } from './pages.ts';
import { professionalOwnersData } from './professional.owners-data.ts';
import { professionalUrl } from './professional.presenter.ts';
import { rebuildProfessionalFacets } from './professional-facets.ts';
import { PROFESSIONAL_LIST } from './professional-list.ts';
import { professionalCards } from './queries/professional-cards.ts';
import { foldedName } from './rules/names.ts';
import { peopleKinds } from './rules/people-kinds.ts';

/** Professionals as features above know them. */
export const professionalSubject: Subject = {
  name: 'professional',
  table: 'professional',
  exported: {
    professional: 'doctors and other professionals, hidden ones too, with the record of the licence',
    professional_term: 'specialities and services of professionals, with prices',
    workplace: 'where professionals work',
  },
  isPublic: PUBLISHED,
  page: professionalPages.detail.path,
  pageUrl: professionalUrl,
  pictures: true,
  contacts: true,
  reviewed: true,
  people: { foldedName },
  rebuildNames: rebuildProfessionalNames,
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
    rebuildFacets: rebuildProfessionalFacets,
    tally: 'occupations',
    nouns: peopleKinds,
  },
};
