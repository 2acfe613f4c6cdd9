import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router';
import { LIST_QUERY, WORDS } from './known-query.ts';
import type { PageHandle } from './page-handle.ts';

/**
 * What a route module exports. Each is a chunk of its own, loaded when its address is opened:
 *
 *     export const loader = pageLoader(async ({ api, url, params }) => api.get<PlaceDetail>(`place/${id}/`));
 *     export function Component() {
 *       const place = useLoaderData<typeof loader>();
 *       return <><Seo title={place.name} path={place.absolute_url} /> … </>;
 *     }
 *     export const handle: PageHandle = { provinceParam: 'provinces' };
 */
export type RouteModule = {
  Component: ComponentType;
  loader?: LoaderFunction;
  handle?: PageHandle;
  shouldRevalidate?: ShouldRevalidateFunction;
};

/**
 * `id` is the module's file below `app/`, without extension: the build's manifest is searched by it. `query` has the
 * parameters that the page knows, in the order in which addresses name them; pages of an account keep theirs to themselves.
 */
export type Page = { id: string; path: string; load: () => Promise<RouteModule>; query?: readonly string[] };

/** Every address of the site, in the form that is canonical. */
export const pages: readonly Page[] = [
  { id: 'routes/home', path: '/', load: () => import('./routes/home.tsx'), query: ['province'] },
  { id: 'routes/search', path: '/tim-kiem/', load: () => import('./routes/search.tsx'), query: [WORDS, 'province'] },
  { id: 'routes/professionals', path: '/bac-si/', load: () => import('./routes/professionals.tsx'), query: LIST_QUERY },
  {
    id: 'routes/professional-filters',
    path: '/bac-si/bo-loc/',
    load: () => import('./routes/professional-filters.tsx'),
    query: LIST_QUERY,
  },
  { id: 'routes/professional', path: '/bac-si/:slugId/', load: () => import('./routes/professional.tsx') },
  { id: 'routes/places', path: '/co-so-y-te/', load: () => import('./routes/places.tsx'), query: LIST_QUERY },
  {
    id: 'routes/place-filters',
    path: '/co-so-y-te/bo-loc/',
    load: () => import('./routes/place-filters.tsx'),
    query: LIST_QUERY,
  },
  { id: 'routes/place', path: '/co-so-y-te/:slugId/', load: () => import('./routes/place.tsx') },
  { id: 'routes/specialities', path: '/chuyen-khoa/', load: () => import('./routes/specialities.tsx'), query: [WORDS] },
  { id: 'routes/speciality', path: '/chuyen-khoa/:slug/', load: () => import('./routes/speciality.tsx') },
  { id: 'routes/services', path: '/dich-vu/', load: () => import('./routes/services.tsx'), query: [WORDS] },
  { id: 'routes/service', path: '/dich-vu/:slug/', load: () => import('./routes/service.tsx') },
  { id: 'routes/my-data', path: '/tai-khoan/du-lieu/', load: () => import('./routes/my-data.tsx') },
  { id: 'routes/favourites', path: '/ghi-nho/', load: () => import('./routes/favourites.tsx') },
  {
    id: 'routes/collections',
    path: '/tuyen-chon/',
    load: () => import('./routes/collections.tsx'),
    query: ['kind', WORDS, 'page'],
  },
  { id: 'routes/collection', path: '/tuyen-chon/:slugId/', load: () => import('./routes/collection.tsx') },
  { id: 'routes/privacy-policy', path: '/quyen-rieng-tu/', load: () => import('./routes/privacy-policy.tsx') },
  { id: 'routes/signup', path: '/dang-ky', load: () => import('./routes/signup.tsx') },
  { id: 'routes/login', path: '/dang-nhap', load: () => import('./routes/login.tsx') },
  { id: 'routes/link-account', path: '/dang-nhap/lien-ket/', load: () => import('./routes/link-account.tsx') },
  { id: 'routes/logout', path: '/dang-xuat/', load: () => import('./routes/logout.tsx') },
  { id: 'routes/forgot-password', path: '/quen-mat-khau/', load: () => import('./routes/forgot-password.tsx') },
  { id: 'routes/reset-password', path: '/quen-mat-khau/:token/', load: () => import('./routes/reset-password.tsx') },
  { id: 'routes/confirm-email', path: '/xac-thuc/:token/', load: () => import('./routes/confirm-email.tsx') },
  { id: 'routes/change-password', path: '/doi-mat-khau', load: () => import('./routes/change-password.tsx') },
  { id: 'routes/account', path: '/tai-khoan/', load: () => import('./routes/account.tsx') },
  {
    id: 'routes/account-sessions',
    path: '/tai-khoan/phien-dang-nhap/',
    load: () => import('./routes/account-sessions.tsx'),
  },
  { id: 'routes/account-security', path: '/tai-khoan/bao-mat/', load: () => import('./routes/account-security.tsx') },
];

/** Answers for every other address. */
export const notFoundPage: Page = {
  id: 'routes/not-found',
  path: '*',
  load: () => import('./routes/not-found.tsx'),
};
