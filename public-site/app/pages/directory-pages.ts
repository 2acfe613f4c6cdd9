import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { collectionPages } from '@antam/server/features/collections/pages.ts';
import { favouritesPage } from '@antam/server/features/favourites/pages.ts';
import { placePages } from '@antam/server/features/places/pages.ts';
import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { ownReviewsPage, transparencyPage, writeReviewPages } from '@antam/server/features/reviews/pages.ts';
import { searchPage } from '@antam/server/features/search/pages.ts';
import { servicePages, specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router';
import { LIST_QUERY, REVIEW_QUERY, WORDS } from './known-query.ts';
import type { PageHandle } from './page-handle.ts';

/**
 * What a route module exports. Each is a chunk of its own, loaded when its address is opened:
 *
 *     export const loader = pageLoader(async ({ api, params }) =>
 *       api.get('/api/v1/place/:id/', { params: { id: idFromSlug(params.slugId) } }),
 *     );
 *     export function Component() {
 *       const place = useLoaderData<typeof loader>();
 *       return <><Seo title={place.name} path={place.absolute_url} /> … </>;
 *     }
 *     export const handle: PageHandle = { provinceParam: 'provinces' };
 */
export type RouteModule = {
  Component: ComponentType;
  loader?: LoaderFunction;
  /** What the page's forms do, with script and without: see `pageAction`. */
  action?: ActionFunction;
  handle?: PageHandle;
  shouldRevalidate?: ShouldRevalidateFunction;
};

/**
 * `id` is the module's file below `app/`, without extension: the build's manifest is searched by it. `query` has the
 * parameters that the page knows, in the order in which addresses name them; pages of an account keep theirs to themselves.
 */
export type Page = {
  id: string;
  path: string;
  load: () => Promise<RouteModule>;
  query?: readonly string[];
  /** Has forms for everybody, so it is rendered for each visitor alone: they carry the visitor's token. */
  isOwn?: true;
};

/** Every address of the site, in the form that is canonical. */
export const pages: readonly Page[] = [
  { id: 'routes/home', path: '/', load: () => import('./routes/home.tsx'), query: ['province'] },
  { id: 'routes/search', path: searchPage.path, load: () => import('./routes/search.tsx'), query: [WORDS, 'province'] },
  {
    id: 'routes/professionals',
    path: professionalPages.list.path,
    load: () => import('./routes/professionals.tsx'),
    query: LIST_QUERY,
  },
  {
    id: 'routes/professional-filters',
    path: professionalPages.filters.path,
    load: () => import('./routes/professional-filters.tsx'),
    query: LIST_QUERY,
  },
  {
    id: 'routes/professional',
    path: professionalPages.detail.path,
    load: () => import('./routes/professional.tsx'),
    query: REVIEW_QUERY,
  },
  { id: 'routes/places', path: placePages.list.path, load: () => import('./routes/places.tsx'), query: LIST_QUERY },
  {
    id: 'routes/place-filters',
    path: placePages.filters.path,
    load: () => import('./routes/place-filters.tsx'),
    query: LIST_QUERY,
  },
  { id: 'routes/place', path: placePages.detail.path, load: () => import('./routes/place.tsx'), query: REVIEW_QUERY },
  {
    id: 'routes/specialities',
    path: specialityPages.list.path,
    load: () => import('./routes/specialities.tsx'),
    query: [WORDS],
  },
  { id: 'routes/speciality', path: specialityPages.detail.path, load: () => import('./routes/speciality.tsx') },
  { id: 'routes/services', path: servicePages.list.path, load: () => import('./routes/services.tsx'), query: [WORDS] },
  { id: 'routes/service', path: servicePages.detail.path, load: () => import('./routes/service.tsx') },
  { id: 'routes/my-data', path: privacyPages.myData.path, load: () => import('./routes/my-data.tsx'), isOwn: true },
  { id: 'routes/favourites', path: favouritesPage.path, load: () => import('./routes/favourites.tsx'), isOwn: true },
  {
    id: 'routes/collections',
    path: collectionPages.list.path,
    load: () => import('./routes/collections.tsx'),
    query: ['kind', WORDS, 'page'],
  },
  { id: 'routes/collection', path: collectionPages.detail.path, load: () => import('./routes/collection.tsx') },
  { id: 'routes/privacy-policy', path: privacyPages.policy.path, load: () => import('./routes/privacy-policy.tsx') },
  { id: 'routes/own-reviews', path: ownReviewsPage.path, load: () => import('./routes/own-reviews.tsx'), isOwn: true },
  {
    id: 'routes/review-place',
    path: writeReviewPages.place.path,
    load: () => import('./routes/review-place.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/review-professional',
    path: writeReviewPages.professional.path,
    load: () => import('./routes/review-professional.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/transparency',
    path: transparencyPage.path,
    load: () => import('./routes/transparency.tsx'),
    query: ['page'],
  },
  { id: 'routes/signup', path: accountPages.signup.path, load: () => import('./routes/signup.tsx'), isOwn: true },
  { id: 'routes/login', path: accountPages.login.path, load: () => import('./routes/login.tsx'), isOwn: true },
  {
    id: 'routes/link-account',
    path: accountPages.linkAccount.path,
    load: () => import('./routes/link-account.tsx'),
    isOwn: true,
  },
  { id: 'routes/logout', path: accountPages.logout.path, load: () => import('./routes/logout.tsx') },
  {
    id: 'routes/forgot-password',
    path: accountPages.forgotPassword.path,
    load: () => import('./routes/forgot-password.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/reset-password',
    path: accountPages.resetPassword.path,
    load: () => import('./routes/reset-password.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/confirm-email',
    path: accountPages.confirmEmail.path,
    load: () => import('./routes/confirm-email.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/change-password',
    path: accountPages.changePassword.path,
    load: () => import('./routes/change-password.tsx'),
    isOwn: true,
  },
  { id: 'routes/account', path: accountPages.overview.path, load: () => import('./routes/account.tsx'), isOwn: true },
  {
    id: 'routes/account-sessions',
    path: accountPages.sessions.path,
    load: () => import('./routes/account-sessions.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/account-security',
    path: accountPages.security.path,
    load: () => import('./routes/account-security.tsx'),
    isOwn: true,
  },
];

/** Answers for every other address. */
export const notFoundPage: Page = {
  id: 'routes/not-found',
  path: '*',
  load: () => import('./routes/not-found.tsx'),
};
