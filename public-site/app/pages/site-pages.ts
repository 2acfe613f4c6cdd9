import { articlePages } from '@antam/server/features/articles/pages.ts';
import { collectionPages } from '@antam/server/features/collections/pages.ts';
import { insurancePages } from '@antam/server/features/insurance/pages.ts';
import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { verificationPage } from '@antam/server/features/professionals/pages.ts';
import { promotionPages } from '@antam/server/features/promotions/pages.ts';
import { transparencyPage } from '@antam/server/features/reviews/pages.ts';
import { sitePages } from '@antam/server/features/site/pages.ts';
import { WORDS } from '../known-query.ts';
import { forumTable } from './forum-pages.ts';
import { libraryTable } from './library-pages.ts';
import type { Page } from './page.ts';

/** Questions to doctors, articles, diseases, drugs, insurance, collections, promotions, and what the site says of itself. */
export const siteTable: readonly Page[] = [
  ...forumTable,
  ...libraryTable,
  {
    id: 'routes/collections',
    path: collectionPages.list.path,
    load: () => import('../routes/collections.tsx'),
    query: ['kind', WORDS, 'page'],
  },
  { id: 'routes/collection', path: collectionPages.detail.path, load: () => import('../routes/collection.tsx') },
  {
    id: 'routes/promotions',
    path: promotionPages.list.path,
    load: () => import('../routes/promotions.tsx'),
    query: ['province', 'page'],
  },
  { id: 'routes/promotion', path: promotionPages.detail.path, load: () => import('../routes/promotion.tsx') },
  {
    id: 'routes/articles',
    path: articlePages.list.path,
    load: () => import('../routes/articles.tsx'),
    query: [WORDS, 'topic', 'after', 'before'],
  },
  {
    id: 'routes/article',
    path: articlePages.detail.path,
    load: () => import('../routes/article.tsx'),
    query: ['page'],
  },
  {
    id: 'routes/insurance-plans',
    path: insurancePages.list.path,
    load: () => import('../routes/insurance-plans.tsx'),
    query: [WORDS, 'page', 'compare', 'age', 'packages'],
  },
  {
    id: 'routes/insurance-plan',
    path: insurancePages.detail.path,
    load: () => import('../routes/insurance-plan.tsx'),
    query: ['age', 'package', 'benefits', 'family'],
  },
  { id: 'routes/privacy-policy', path: privacyPages.policy.path, load: () => import('../routes/privacy-policy.tsx') },
  {
    id: 'routes/transparency',
    path: transparencyPage.path,
    load: () => import('../routes/transparency.tsx'),
    query: ['page'],
  },
  { id: 'routes/verification', path: verificationPage.path, load: () => import('../routes/verification.tsx') },
  { id: 'routes/about', path: sitePages.about.path, load: () => import('../routes/about.tsx') },
  { id: 'routes/terms', path: sitePages.terms.path, load: () => import('../routes/terms.tsx') },
];
