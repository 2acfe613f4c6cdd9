import type { Subject } from '../../platform/subjects/subject.ts';
import { forumPages } from './pages.ts';
import { threadUrl } from './thread-url.ts';

/** Questions to doctors as features above know them. */
export const threadSubject: Subject = {
  name: 'thread',
  table: 'thread',
  isPublic: "status = 'published'",
  page: forumPages.detail.path,
  pageUrl: threadUrl,
  pictures: false,
  contacts: false,
  reviewed: false,
  discussed: true,
  urgent: true,
};
