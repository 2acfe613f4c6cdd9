import { collectionPages } from '@antam/server/features/collections/pages.ts';
import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { transparencyPage } from '@antam/server/features/reviews/pages.ts';
import { WORDS } from '../known-query.ts';
import type { Page } from './page.ts';

/** Collections, and what the site says about itself. */
export const siteTable: readonly Page[] = [
  {
    id: 'routes/collections',
    path: collectionPages.list.path,
    load: () => import('../routes/collections.tsx'),
    query: ['kind', WORDS, 'page'],
  },
  { id: 'routes/collection', path: collectionPages.detail.path, load: () => import('../routes/collection.tsx') },
  { id: 'routes/privacy-policy', path: privacyPages.policy.path, load: () => import('../routes/privacy-policy.tsx') },
  {
    id: 'routes/transparency',
    path: transparencyPage.path,
    load: () => import('../routes/transparency.tsx'),
    query: ['page'],
  },
];
