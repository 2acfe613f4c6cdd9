import type { LinkTexts } from '../../platform/linking/link-sources.ts';
import { POSTS_ASPECT } from '../posts/post-tags.ts';
import { THREAD_TEXTS } from './thread.search.ts';

/** What people write in threads, in which known names are linked. */
export const threadLinks: LinkTexts = {
  subject: 'thread',
  aspects: ['status', POSTS_ASPECT],
  table: 'post',
  columns: ['body'],
  owner: 'entityId',
  where: "kind = 'thread'",
  foundAs: THREAD_TEXTS,
};
