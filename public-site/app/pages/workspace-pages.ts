import { profileEditPage } from '@antam/server/features/profile-edits/pages.ts';
import { workspacePages } from '@antam/server/features/providers/pages.ts';
import type { Page } from './page.ts';

/** Pages on which providers manage what is theirs. */
export const workspaceTable: readonly Page[] = [
  {
    id: 'routes/workspace-choose',
    path: workspacePages.choose.path,
    load: () => import('../routes/workspace-choose.tsx'),
    isOwn: true,
  },
  // Before the pages with parameters: the first that matches is the one.
  {
    id: 'routes/workspace-redeem',
    path: workspacePages.redeem.path,
    load: () => import('../routes/workspace-redeem.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/workspace-visits',
    path: workspacePages.visits.path,
    load: () => import('../routes/workspace-visits.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/workspace-schedule',
    path: workspacePages.schedule.path,
    load: () => import('../routes/workspace-schedule.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/workspace-comments',
    path: workspacePages.comments.path,
    load: () => import('../routes/workspace-comments.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/workspace-promotions',
    path: workspacePages.promotions.path,
    load: () => import('../routes/workspace-promotions.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/workspace-new-promotion',
    path: workspacePages.newPromotion.path,
    load: () => import('../routes/workspace-new-promotion.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/workspace-promotion',
    path: workspacePages.promotion.path,
    load: () => import('../routes/workspace-promotion.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/edit-profile',
    path: profileEditPage.path,
    load: () => import('../routes/edit-profile.tsx'),
    isOwn: true,
  },
];
