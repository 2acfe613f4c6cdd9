import { forumPages } from '@antam/server/features/forum/pages.ts';
import { THREAD_QUERY } from '../features/forum/thread-query.ts';
import type { Page } from './page.ts';

/** Questions to doctors. */
export const forumTable: readonly Page[] = [
  {
    id: 'routes/threads',
    path: forumPages.list.path,
    load: () => import('../routes/threads.tsx'),
    query: THREAD_QUERY,
  },
  {
    id: 'routes/ask-question',
    path: forumPages.ask.path,
    load: () => import('../routes/ask-question.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/thread-activity',
    path: forumPages.activity.path,
    load: () => import('../routes/thread-activity.tsx'),
    query: ['after'],
  },
  {
    id: 'routes/confirm-question',
    path: forumPages.confirm.path,
    load: () => import('../routes/confirm-question.tsx'),
    isOwn: true,
  },
  {
    id: 'routes/stop-following',
    path: forumPages.stop.path,
    load: () => import('../routes/stop-following.tsx'),
    isOwn: true,
  },
  // Behind the pages whose addresses look like a question's.
  { id: 'routes/thread', path: forumPages.detail.path, load: () => import('../routes/thread.tsx'), query: ['page'] },
];
