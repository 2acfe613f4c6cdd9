import { z } from 'zod';
import { relaxedQuery } from '../../platform/contract/relaxed.ts';
import { askedText, askedWords, namingText, nothing, rawText } from '../../platform/text/text-field.ts';
import { accountEmail, accountName } from '../accounts/contract.ts';
import { post, postBody, postFiles, protectingFlag } from '../posts/contract.ts';
import { URGENCIES } from '../posts/urgent-contract.ts';

/**
 * `unconfirmed`: asked by a visitor whose email address nobody confirmed yet. `pending`: waits for staff. `hidden`: was
 * published, and staff took it down. `rejected`: never was. `merged`: its posts stand in another thread.
 */
export const THREAD_STATUSES = ['unconfirmed', 'pending', 'published', 'hidden', 'rejected', 'merged'] as const;
export type ThreadStatus = (typeof THREAD_STATUSES)[number];

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const MIN_TITLE = 10;
export const MAX_TITLE = 150;
const TITLE_RULE = `Tiêu đề cần từ ${MIN_TITLE} đến ${MAX_TITLE} ký tự.`;

export const threadTitle = namingText(MIN_TITLE, MAX_TITLE, TITLE_RULE, TITLE_RULE);

export const none = nothing.transform(() => undefined);
const slug = rawText(120).regex(/^[a-z0-9-]+$/, 'Không tìm thấy lựa chọn này.');

export const BIRTH_DATE_WRONG = 'Ngày sinh chưa đúng, ví dụ: 31-05-1990.';

/** A question, as a multipart body in the field names of the specification. */
export const newThread = z.object({
  /** Of visitors who are not logged in; of others the account's own count. */
  email: accountEmail.or(none).optional(),
  name: accountName.or(none).optional(),
  title: threadTitle,
  body: postBody.default(''),
  hiding_creator: protectingFlag.default(false),
  censor_images: protectingFlag.default(false),
  /** What the page knows of the visitor; the session alone decides who asks. */
  user_id: rawText(10).optional(),
  speciality: slug.or(none).optional(),
  images: postFiles,
  gender: z.enum(GENDERS, 'Giới tính không hợp lệ.').or(none).optional(),
  dob: rawText(10).pipe(z.iso.date(BIRTH_DATE_WRONG)).or(none).optional(),
  province: slug.or(none).optional(),
  zalo_uid: rawText(64).optional().catch(undefined),
});
export type NewThread = z.output<typeof newThread>;

/** Where the question can be read, and what happens next, in words for the asker. */
export const threadPosted = z.object({
  url: z.string(),
  status: z.enum(THREAD_STATUSES),
  message: z.string(),
  /** Its words call for the emergency number, or for a helpline. */
  emergency: z.enum(URGENCIES).nullable(),
});
export type ThreadPosted = z.infer<typeof threadPosted>;

const term = z.object({ slug: z.string(), name: z.string() });

/** A thread as lists show it. */
export const threadCard = z.object({
  id: z.number().int(),
  absolute_url: z.string(),
  title: z.string(),
  /** The first words of the question. */
  excerpt: z.string(),
  speciality: term.nullable(),
  created_by: z.object({ name: z.string() }),
  published_at: z.string(),
  last_reply_at: z.string().nullable(),
  replies: z.number().int(),
  answers: z.number().int(),
  thanks: z.number().int(),
  /** Who answered first of those whose licence was checked. */
  answered_by: z.object({ name: z.string(), label: z.string(), thumbnail: z.string().nullable() }).nullable(),
});
export type ThreadCard = z.infer<typeof threadCard>;

/** A thread as other pages lead to it. */
export const threadLink = threadCard.pick({ id: true, absolute_url: true, title: true });

export const THREAD_SORTS = ['newest', 'unanswered', 'thanked'] as const;
export type ThreadSort = (typeof THREAD_SORTS)[number];

/** What is not understood counts as not asked. */
export const threadListQuery = z.object({
  sort: z.enum(THREAD_SORTS).catch('newest'),
  speciality: slug.optional().catch(undefined),
  /** Words that titles or bodies hold; the best matches come first. */
  q: askedWords(200),
  /** The key of the page behind the one that answered it as `next`. */
  after: rawText(60).optional().catch(undefined),
  before: rawText(60).optional().catch(undefined),
});
export type ThreadListQuery = z.output<typeof threadListQuery>;

/** Twenty threads a page. */
export const threadList = z.object({
  /** Of all that fit, where it is kept; null where it would have to be counted. */
  count: z.number().int().nullable(),
  items: z.array(threadCard),
  /** Keys of the neighbouring pages; null at the ends. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
  specialities: z.array(term.extend({ count: z.number().int() })),
  /**
   * Only of a list that has nothing: what asks for less, the nearest first; counts may be a minute old, and be less than
   * there are where `at_least` says so.
   */
  relaxed: z.array(relaxedQuery.extend({ at_least: z.boolean().optional() })).optional(),
});
export type ThreadList = z.infer<typeof threadList>;

/** A thread with its posts: the question first, then the replies in their order. */
export const threadDetail = z.object({
  id: z.number().int(),
  slug: z.string(),
  absolute_url: z.string(),
  title: z.string(),
  /** Only its asker and staff, who alone can read it then, learn of anything but `published`. */
  status: z.enum(THREAD_STATUSES),
  /** Why staff took it down, in words for its asker; empty where they did not. */
  removal_reason: z.string(),
  speciality: term.nullable(),
  /** "Nữ, 34 tuổi, Hà Nội"; empty where nothing was said. */
  about_asker: z.string(),
  question: post,
  replies: z.array(post),
  reply_count: z.number().int(),
  /** Fifty replies a page. */
  page: z.number().int(),
  pages: z.number().int(),
  is_locked: z.boolean(),
  /** Its words call for the emergency number, or for a helpline. */
  emergency: z.enum(URGENCIES).nullable(),
  published_at: z.string(),
  updated_at: z.string(),
  /** Answered questions of the same speciality or with similar words. */
  related: z.array(threadLink),
});
export type ThreadDetail = z.infer<typeof threadDetail>;

export const similarQuery = z.object({ title: askedText(MAX_TITLE).catch('') });
/** Answered questions like the one that is being typed, at most five. */
export const similarThreads = z.object({
  items: z.array(threadCard.pick({ id: true, absolute_url: true, title: true, answers: true, answered_by: true })),
});

/** A thread in its asker's own list, whatever its state. */
export const ownThread = z.object({
  id: z.number().int(),
  absolute_url: z.string(),
  title: z.string(),
  status: z.enum(THREAD_STATUSES),
  removal_reason: z.string(),
  created_at: z.string(),
  replies: z.number().int(),
  answers: z.number().int(),
});

/** A discussion that the account is asked to answer. */
export const neededAnswer = z.object({
  post_id: z.number().int(),
  title: z.string(),
  absolute_url: z.string(),
  excerpt: z.string(),
  assigned_at: z.string(),
  /** When it goes back to everybody. */
  due_at: z.string(),
});

export const THREAD_TABS = ['asked', 'replied', 'need-answered', 'followed'] as const;
export const ownThreads = z.object({
  /** The tab that was asked for; of no tab what waits for the account's answer, if anything does, else what it asked. */
  tab: z.enum(THREAD_TABS),
  counts: z.object({
    asked: z.number().int(),
    replied: z.number().int(),
    need_answered: z.number().int(),
    followed: z.number().int(),
    unread: z.number().int(),
  }),
  /** The threads of the tab; the newest hundred. */
  threads: z.array(ownThread.extend({ unread: z.number().int() })),
  need_answered: z.array(neededAnswer),
});
export type OwnThreads = z.infer<typeof ownThreads>;

/** What was written lately, wherever. */
export const activity = z.object({
  items: z.array(
    z.object({
      post,
      title: z.string(),
      absolute_url: z.string(),
      is_question: z.boolean(),
    }),
  ),
  next: z.string().nullable(),
});
export type Activity = z.infer<typeof activity>;

export const followRequest = z.object({ following: z.boolean() });
export const followAnswer = z.object({ following: z.boolean() });

/** How many followed threads have replies that the account has not seen. */
export const unreadAnswer = z.object({
  unread: z.number().int(),
  /** Questions that the account is asked to answer. */
  needed: z.number().int(),
});

/** What was ended by the link of an email message. */
export const stoppedAnswer = z.object({ title: z.string(), absolute_url: z.string() });
