import type { Subject } from '../../platform/subjects/subject.ts';
import { drugUrl } from './drug-url.ts';
import { drugPages } from './pages.ts';

/** Drugs as features above know them. */
export const drugSubject: Subject = {
  name: 'drug',
  table: 'drug',
  isPublic: "status = 'published'",
  page: drugPages.detail.path,
  pageUrl: drugUrl,
  pictures: false,
  contacts: false,
  reviewed: false,
};
