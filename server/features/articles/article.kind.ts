import type { FieldErrors } from '../../platform/errors/problem.ts';
import { recordKind } from '../records/record-kind.ts';
import { Article } from './article.entity.ts';
import { articleRecord } from './article.record.ts';
import { linkArticle } from './article-links.ts';
import { articleUrl } from './article-url.ts';
import { followArticle } from './commands/follow-article.ts';
import { noArticle } from './queries/article-detail.ts';
import { articleFacts } from './rules/article-facts.ts';

/** How articles are kept: their text has links on known names, and they may be scheduled. */
export const articleKind = recordKind({
  record: articleRecord,
  entity: Article,
  pageUrl: articleUrl,
  missing: noArticle,
  savedMeanwhile: 'Bài viết này vừa được lưu ở nơi khác. Xin tải lại trang rồi sửa tiếp.',
  preparedColumns: async (services, { body }, id) => ({ ...(await linkArticle(services, body, id)) }),
  mistakes: ({ status, publish_at }, now): FieldErrors => {
    if (status !== 'scheduled' || publish_at === undefined) return {};
    const isToCome = publish_at !== null && new Date(publish_at) > now;
    return isToCome ? {} : { publish_at: ['Xin chọn một thời điểm sắp tới.'] };
  },
  followingColumns: (values, before, now) => {
    const { status, publish_at } = values;
    const published = before?.row.publishedAt ?? null;
    return {
      ...articleFacts(values),
      publishAt: status === 'scheduled' && publish_at !== null ? new Date(publish_at) : null,
      publishedAt: status === 'published' ? (published ?? now) : published,
    };
  },
  afterSave: followArticle,
});
