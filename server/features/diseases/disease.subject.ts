import type { Subject } from '../../platform/subjects/subject.ts';
import { rebuildListNames } from '../library/commands/rebuild-list-names.ts';
import { diseaseUrl } from './disease-url.ts';
import { diseasePages } from './pages.ts';

/** Diseases as features above know them. */
export const diseaseSubject: Subject = {
  name: 'disease',
  table: 'disease',
  exported: {
    disease: 'diseases, drafts too',
    disease_complaint: 'complaints that may be signs of diseases',
    disease_drug: 'drugs that pages of diseases name',
    disease_name: 'other names of diseases',
    disease_term: 'specialities of diseases',
  },
  isPublic: "status = 'published'",
  page: diseasePages.detail.path,
  pageUrl: diseaseUrl,
  pictures: false,
  contacts: false,
  reviewed: false,
  rebuildNames: rebuildListNames('disease'),
};
