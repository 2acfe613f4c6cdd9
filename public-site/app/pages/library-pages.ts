import { complaintPages } from '@antam/server/features/complaints/pages.ts';
import { diseasePages } from '@antam/server/features/diseases/pages.ts';
import { drugPages } from '@antam/server/features/drugs/pages.ts';
import { WORDS } from '../known-query.ts';
import type { Page } from './page.ts';

/** Diseases, drugs and what people come with. */
export const libraryTable: readonly Page[] = [
  {
    id: 'routes/diseases',
    path: diseasePages.list.path,
    load: () => import('../routes/diseases.tsx'),
    query: [WORDS, 'letter', 'speciality', 'page'],
  },
  { id: 'routes/disease', path: diseasePages.detail.path, load: () => import('../routes/disease.tsx') },
  {
    id: 'routes/drugs',
    path: drugPages.list.path,
    load: () => import('../routes/drugs.tsx'),
    query: [WORDS, 'letter', 'group', 'type', 'page'],
  },
  { id: 'routes/drug', path: drugPages.detail.path, load: () => import('../routes/drug.tsx') },
  {
    id: 'routes/complaints',
    path: complaintPages.list.path,
    load: () => import('../routes/complaints.tsx'),
    query: [WORDS, 'letter', 'speciality', 'page'],
  },
  { id: 'routes/complaint', path: complaintPages.detail.path, load: () => import('../routes/complaint.tsx') },
];
