import type { Subject } from '../../platform/subjects/subject.ts';
import { articleUrl } from './article-url.ts';
import { articlePages } from './pages.ts';

/** Articles as features above know them: people write about them as they do about questions. */
export const articleSubject: Subject = {
  name: 'article',
  table: 'article',
  exported: {
    article: 'articles, drafts too',
    article_revision: 'what an article said before each save',
    article_topic: 'specialities of articles',
  },
  isPublic: "status = 'published'",
  page: articlePages.detail.path,
  pageUrl: articleUrl,
  pictures: false,
  contacts: false,
  reviewed: false,
  discussed: true,
};
