import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { askedText, htmlText, lineText, namingText, rawText } from '../../platform/text/text-field.ts';
import { recordId, recordRights } from '../records/staff-contract.ts';
import { ARTICLE_STATUSES } from './contract.ts';

/* `/api/admin/articles`: staff read, editors write. Changes stand in the audit log; nothing is ever deleted. */

export const articleFilter = z.object({
  /** Words of the title, in any order; case and accents do not matter. */
  q: askedText(100).optional(),
  status: z.enum(ARTICLE_STATUSES).optional(),
});
export const ARTICLE_SORTS = ['id', 'title', 'published_at', 'updated_at'] as const;

const moment = rawText(40)
  .pipe(z.iso.datetime({ offset: true, error: 'Thời điểm chưa đúng.' }))
  .transform(value => new Date(value));

/** Markup counts: some three thousand words. */
const MAX_ARTICLE = 20_000;

/** Of a check that has no day, or one to come. */
export const REVIEWED_ON_WRONG = 'Ngày tham vấn chưa đúng: không được sau hôm nay.';

/** What staff write of an article. */
export const articleDraft = z.object({
  title: namingText(5, 150, 'Tiêu đề cần ít nhất 5 ký tự.'),
  summary: namingText(20, 400, 'Tóm tắt cần ít nhất 20 ký tự.'),
  /** HTML; what is not allowed is left out. */
  body: htmlText(MAX_ARTICLE).refine(html => html.trim() !== '', 'Xin nhập nội dung.'),
  /** Ids of specialities, the main one first. */
  topics: z
    .array(recordId, 'Xin chọn ít nhất một chủ đề.')
    .min(1, 'Xin chọn ít nhất một chủ đề.')
    .max(5, 'Một bài viết có tối đa 5 chủ đề.'),
  author_name: namingText(2, 80, 'Xin nhập tên tác giả.'),
  author: recordId.nullable().default(null),
  reviewer_name: lineText(80)
    .nullish()
    .transform(name => name ?? ''),
  reviewer: recordId.nullable().default(null),
  reviewed_on: rawText(10).pipe(z.iso.date(REVIEWED_ON_WRONG)).nullable().default(null),
  status: z.enum(ARTICLE_STATUSES).default('draft'),
  /** When a scheduled article is published. */
  publish_at: moment.nullable().default(null),
  is_locked: z.boolean().default(false),
});
export type ArticleWrite = z.output<typeof articleDraft>;

/** One article with everything that staff may edit. */
export const staffArticle = z.object({
  id: z.number().int(),
  title: z.string(),
  absolute_url: z.string(),
  summary: z.string(),
  body: z.string(),
  topics: z.array(z.number().int()),
  author_name: z.string(),
  author: z.number().int().nullable(),
  reviewer_name: z.string(),
  reviewer: z.number().int().nullable(),
  reviewed_on: z.string().nullable(),
  status: z.enum(ARTICLE_STATUSES),
  publish_at: z.string().nullable(),
  published_at: z.string().nullable(),
  is_locked: z.boolean(),
  replies: z.number().int(),
  /** To be sent with a change. */
  updated_at: z.string(),
  can: recordRights,
});
export type StaffArticle = z.infer<typeof staffArticle>;

/** One row of the list. */
export const staffArticleRow = staffArticle.pick({
  id: true,
  title: true,
  absolute_url: true,
  status: true,
  publish_at: true,
  published_at: true,
  replies: true,
  updated_at: true,
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
  list: {
    method: 'GET',
    path: '/api/admin/articles/',
    summary: 'All articles, whatever their status, a page at a time',
    access: 'staff',
    query: restQuery({ filter: articleFilter, sorts: ARTICLE_SORTS }),
    answer: z.array(staffArticleRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/articles/:id/',
    summary: 'One article with everything that staff may edit',
    access: 'staff',
    params,
    answer: staffArticle,
  },
  create: {
    method: 'POST',
    path: '/api/admin/articles/',
    summary: 'A new article: a draft, scheduled or public at once',
    access: 'staff',
    roles: ['editor'],
    body: articleDraft,
    answer: staffArticle,
  },
  update: {
    method: 'PUT',
    path: '/api/admin/articles/:id/',
    summary: 'Changes, schedules, publishes or hides an article; 409 where another editor saved meanwhile',
    access: 'staff',
    roles: ['editor'],
    params,
    body: articleDraft.extend({ updated_at: rawText(40).check(z.iso.datetime()) }),
    answer: staffArticle,
  },
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
    answer: staffArticle,
  },
});
