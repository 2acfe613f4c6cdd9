import type { Subject } from '../../platform/subjects/subject.ts';
import { diseaseUrl } from './disease-url.ts';
import { diseasePages } from './pages.ts';

/** Diseases as features above know them. */
export const diseaseSubject: Subject = {
  name: 'disease',
  table: 'disease',
  isPublic: "status = 'published'",
  page: diseasePages.detail.path,
  pageUrl: diseaseUrl,
  pictures: false,
  contacts: false,
  reviewed: false,
};
