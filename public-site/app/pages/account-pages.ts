import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import { favouritesPage } from '@antam/server/features/favourites/pages.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { promotionPages } from '@antam/server/features/promotions/pages.ts';
import { relativesPage } from '@antam/server/features/relatives/pages.ts';
import { ownReviewsPage } from '@antam/server/features/reviews/pages.ts';
import type { Page } from './page.ts';

/** Pages of those who have an account, or are about to. */
export const accountTable: readonly Page[] = [
  { id: 'routes/my-data', path: privacyPages.myData.path, load: () => import('../routes/my-data.tsx'), isOwn: true },
  { id: 'routes/favourites', path: favouritesPage.path, load: () => import('../routes/favourites.tsx'), isOwn: true },
  { id: 'routes/own-visits', path: bookingPages.own.path, load: () => import('../routes/own-visits.tsx'), isOwn: true },
  {
    id: 'routes/own-relatives',
    path: relativesPage.path,
    load: () => import('../routes/own-relatives.tsx'),
    isOwn: true,
  },
  { id: 'routes/own-reviews', path: ownReviewsPage.path, load: () => import('../routes/own-reviews.tsx'), isOwn: true },
  { id: 'routes/own-threads', path: forumPages.own.path, load: () => import('../routes/own-threads.tsx'), isOwn: true },
  {
    id: 'routes/own-promotions',
    path: promotionPages.own.path,
    load: () => import('../routes/own-promotions.tsx'),
    isOwn: true,
  },
  { id: 'routes/signup', path: accountPages.signup.path, load: () => import('../routes/signup.tsx'), isOwn: true },
  { id: 'routes/logout', path: accountPages.logout.path, load: () => import('../routes/logout.tsx') },
  {
    id: 'routes/forgot-password',
    path: accountPages.forgotPassword.path,
    load: () => import('../routes/forgot-password.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/reset-password',
    path: accountPages.resetPassword.path,
    load: () => import('../routes/reset-password.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/confirm-email',
    path: accountPages.confirmEmail.path,
    load: () => import('../routes/confirm-email.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/change-password',
    path: accountPages.changePassword.path,
    load: () => import('../routes/change-password.tsx'),
    isOwn: true,
  },
  { id: 'routes/account', path: accountPages.overview.path, load: () => import('../routes/account.tsx'), isOwn: true },
  {
    id: 'routes/account-sessions',
    path: accountPages.sessions.path,
    load: () => import('../routes/account-sessions.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/account-security',
    path: accountPages.security.path,
    load: () => import('../routes/account-security.tsx'),
    isOwn: true,
  },
];
