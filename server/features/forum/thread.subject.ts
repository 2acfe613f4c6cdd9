import type { Subject } from '../../platform/subjects/subject.ts';
import { rebuildThreadTitles } from './commands/rebuild-thread-titles.ts';
import { forumPages } from './pages.ts';
import { threadUrl } from './thread-url.ts';

/** Questions to doctors as features above know them. */
export const threadSubject: Subject = {
  name: 'thread',
  table: 'thread',
  exported: {
    thread: 'threads: questions to doctors with their titles, states and who asked',
    thread_follow: 'who follows which thread',
  },
  isPublic: "status = 'published'",
  page: forumPages.detail.path,
  pageUrl: threadUrl,
  pictures: false,
  contacts: false,
  reviewed: false,
  rebuildNames: rebuildThreadTitles,
  discussed: true,
  urgent: true,
};
