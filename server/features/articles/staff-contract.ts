import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { askedText } from '../../platform/text/text-field.ts';
import { recordId } from '../records/staff-contract.ts';
import { recordCalls } from '../records/staff-record-contract.ts';
import { articleRecord } from './article.record.ts';
import { ARTICLE_STATUSES } from './contract.ts';

/* `/api/admin/articles`: staff read, editors write. Changes stand in the audit log; nothing is ever deleted. */

export const articleFilter = z.object({
  /** Words of the title, in any order; case and accents do not matter. */
  q: askedText(100).optional(),
  status: z.enum(ARTICLE_STATUSES).optional(),
});
export const ARTICLE_SORTS = ['id', 'title', 'published_at', 'updated_at'] as const;

export type StaffArticle = z.infer<typeof articleRecord.answer>;

/** One row of the list. */
export const staffArticleRow = z.object({
  id: z.number().int(),
  title: z.string(),
  absolute_url: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  publish_at: z.string().nullable(),
  published_at: z.string().nullable(),
  replies: z.number().int(),
  updated_at: z.string(),
});
export type StaffArticleRow = z.infer<typeof staffArticleRow>;

/** Words that stay, came or went. */
export const wordChange = z.object({ change: z.enum(['same', 'added', 'removed']), text: z.string() });
export type WordChange = z.infer<typeof wordChange>;

/** A version as it was saved, and how the next one differs from it. */
export const articleRevision = z.object({
  id: z.number().int(),
  /** Who saved it; null where nobody knows any more. */
  saved_by: z.string().nullable(),
  saved_at: z.string(),
  title: z.string(),
  /** Against the version before: title, summary and text. */
  changes: z.array(wordChange),
  /** It is what the article says now. */
  is_current: z.boolean(),
});
export type ArticleRevisionAnswer = z.infer<typeof articleRevision>;

const params = z.object({ id: idParam });

/** Calls of the console about articles. */
export const articleStaffCalls = declareCalls({
  ...recordCalls(
    articleRecord,
    { filter: articleFilter, sorts: ARTICLE_SORTS, row: staffArticleRow },
    {
      list: 'All articles, whatever their status, a page at a time',
      create: 'A new article: a draft, scheduled or public at once',
      update: 'Changes, schedules, publishes or hides an article; 409 where another editor saved meanwhile',
    },
  ),
  revisions: {
    method: 'GET',
    path: '/api/admin/articles/:id/revisions/',
    summary: 'The latest thirty versions of an article, the newest first, with the words that each added and removed',
    access: 'staff',
    params,
    answer: z.object({ items: z.array(articleRevision) }),
  },
  restore: {
    method: 'POST',
    path: '/api/admin/articles/:id/restore/',
    summary: 'Writes title, summary and text of an earlier version again, as the newest one',
    access: 'staff',
    roles: ['editor'],
    params,
    body: z.object({ revision: recordId }),
    answer: articleRecord.answer,
  },
});
