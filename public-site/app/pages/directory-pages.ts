import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { writeReviewPages } from '@antam/server/features/reviews/pages.ts';
import { searchPage } from '@antam/server/features/search/pages.ts';
import { servicePages, specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import { LIST_QUERY, REVIEW_QUERY, WORDS } from '../known-query.ts';
import type { Page } from './page.ts';

/** What most visitors open, and reach from everywhere: the browser knows these pages from the beginning. */
export const directoryTable: readonly Page[] = [
  { id: 'routes/home', path: '/', load: () => import('../routes/home.tsx'), query: ['province'] },
  {
    id: 'routes/search',
    path: searchPage.path,
    load: () => import('../routes/search.tsx'),
    query: [WORDS, 'province'],
  },
  {
    id: 'routes/professionals',
    path: professionalPages.list.path,
    load: () => import('../routes/professionals.tsx'),
    query: LIST_QUERY,
  },
  {
    id: 'routes/professional-filters',
    path: professionalPages.filters.path,
    load: () => import('../routes/professional-filters.tsx'),
    query: LIST_QUERY,
  },
  {
    id: 'routes/professional',
    path: professionalPages.detail.path,
    load: () => import('../routes/professional.tsx'),
    query: REVIEW_QUERY,
  },
  { id: 'routes/places', path: placePages.list.path, load: () => import('../routes/places.tsx'), query: LIST_QUERY },
  {
    id: 'routes/place-filters',
    path: placePages.filters.path,
    load: () => import('../routes/place-filters.tsx'),
    query: LIST_QUERY,
  },
  { id: 'routes/place', path: placePages.detail.path, load: () => import('../routes/place.tsx'), query: REVIEW_QUERY },
  {
    id: 'routes/specialities',
    path: specialityPages.list.path,
    load: () => import('../routes/specialities.tsx'),
    query: [WORDS],
  },
  { id: 'routes/speciality', path: specialityPages.detail.path, load: () => import('../routes/speciality.tsx') },
  { id: 'routes/services', path: servicePages.list.path, load: () => import('../routes/services.tsx'), query: [WORDS] },
  { id: 'routes/service', path: servicePages.detail.path, load: () => import('../routes/service.tsx') },
  {
    id: 'routes/review-place',
    path: writeReviewPages.place.path,
    load: () => import('../routes/review-place.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/review-professional',
    path: writeReviewPages.professional.path,
    load: () => import('../routes/review-professional.tsx'),
    isOwn: true,
  },
  { id: 'routes/login', path: accountPages.login.path, load: () => import('../routes/login.tsx'), isOwn: true },
  {
    id: 'routes/link-account',
    path: accountPages.linkAccount.path,
    load: () => import('../routes/link-account.tsx'),
    isOwn: true,
  },
];

/** Answers for every other address. */
export const notFoundPage: Page = {
  id: 'routes/not-found',
  path: '*',
  load: () => import('../routes/not-found.tsx'),
};
