import type { Subject } from '../../platform/subjects/subject.ts';
import { rebuildListNames } from '../library/commands/rebuild-list-names.ts';
import { drugUrl } from './drug-url.ts';
import { drugPages } from './pages.ts';

/** Drugs as features above know them. */
export const drugSubject: Subject = {
  name: 'drug',
  table: 'drug',
  exported: {
    drug: 'drugs, drafts too',
    drug_name: 'generic and brand names of drugs',
    drug_term: 'specialities of drugs',
  },
  isPublic: "status = 'published'",
  page: drugPages.detail.path,
  pageUrl: drugUrl,
  pictures: false,
  contacts: false,
  reviewed: false,
  rebuildNames: rebuildListNames('drug'),
};
