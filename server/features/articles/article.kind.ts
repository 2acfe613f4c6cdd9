import { z } from 'zod';
import type { FieldErrors } from '../../platform/errors/problem.ts';
import { slugOf } from '../../platform/text/fold-text.ts';
import { recordKind, type Values } from '../records/record-kind.ts';
import { Article } from './article.entity.ts';
import { articleRecord } from './article.record.ts';
import { linkArticle } from './article-links.ts';
import { articleUrl } from './article-url.ts';
import { followArticle } from './commands/follow-article.ts';
import { ARTICLE_STATUSES } from './contract.ts';
import { noArticle } from './queries/article-detail.ts';
import { firstPicture, readingMinutes } from './rules/article-facts.ts';

/** How articles are kept: their text has links on known names, and they may be scheduled. */
export const articleKind = recordKind({
  record: articleRecord,
  entity: Article,
  pageUrl: articleUrl,
  missing: noArticle,
  savedMeanwhile: 'Bài viết này vừa được lưu ở nơi khác. Xin tải lại trang rồi sửa tiếp.',
  preparedColumns: async (services, values, id) => ({
    ...(await linkArticle(services, written.parse(values).body, id)),
  }),
  mistakes: (values, now): FieldErrors => {
    const { status, publish_at } = written.parse(values);
    const isTooLate = status === 'scheduled' && (publish_at === null || publish_at <= now);
    return isTooLate ? { publish_at: ['Xin chọn một thời điểm sắp tới.'] } : {};
  },
  followingColumns: (values, before, now) => ({
    ...factsOf(values),
    ...timesOf(values, before?.publishedAt ?? null, now),
  }),
  afterSave: followArticle,
});

const written = z.object({
  title: z.string(),
  body: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  publish_at: z.date().nullable(),
});

function factsOf(values: Values) {
  const { title, body } = written.parse(values);
  return {
    slug: slugOf(title),
    picture: firstPicture(body),
    readingMinutes: readingMinutes(body),
  };
}

/** What the chosen status means for the article's times. */
function timesOf(values: Values, published: Date | null, now: Date) {
  const { status, publish_at } = written.parse(values);
  return {
    publishAt: status === 'scheduled' ? publish_at : null,
    publishedAt: status === 'published' ? (published ?? now) : published,
  };
}
