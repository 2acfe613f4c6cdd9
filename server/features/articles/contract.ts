import { z } from 'zod';
import { askedWords, rawText } from '../../platform/text/text-field.ts';
import { post } from '../posts/contract.ts';

/** `scheduled`: becomes public at a moment to come. `hidden`: was published, and staff took it down. */
export const ARTICLE_STATUSES = ['draft', 'scheduled', 'published', 'hidden'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

const topic = z.object({ slug: z.string(), name: z.string() });
export type ArticleTopicRef = z.infer<typeof topic>;

/** Who wrote or checked an article; without an address where that is nobody with a page. */
export const articlePerson = z.object({
  name: z.string(),
  absolute_url: z.string().nullable(),
  /** What they are, "Bác sĩ, Nhi khoa"; empty where it is not known. */
  label: z.string(),
  thumbnail: z.string().nullable(),
});
export type ArticlePerson = z.infer<typeof articlePerson>;

/** An article as lists show it. */
export const articleCard = z.object({
  id: z.number().int(),
  absolute_url: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Address of a picture; null for a drawn motif of the topic. */
  picture: z.string().nullable(),
  /** The main one first. */
  topics: z.array(topic),
  reading_minutes: z.number().int(),
  published_at: z.string(),
});
export type ArticleCard = z.infer<typeof articleCard>;

const key = rawText(60).optional().catch(undefined);

/** What is not understood counts as not asked. */
export const articleListQuery = z.object({
  /** Slug of a speciality. */
  topic: rawText(120).optional().catch(undefined),
  /** Words of titles and bodies; the 48 best matches come first, on one page. */
  q: askedWords(200),
  /** The key of the page behind the one that answered it as `next`. */
  after: key,
  before: key,
});
export type ArticleListQuery = z.output<typeof articleListQuery>;

/** Twelve articles a page, the newest first. */
export const articleList = z.object({
  items: z.array(articleCard),
  /** Keys of the neighbouring pages; null at the ends. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
  /** Specialities of which there are articles. */
  topics: z.array(topic.extend({ count: z.number().int() })),
});
export type ArticleList = z.infer<typeof articleList>;

/** An article with everything that its page shows. */
export const articleDetail = articleCard.extend({
  slug: z.string(),
  /** Sanitised HTML, whose headings have ids. */
  body: z.string(),
  /** Its headings, in order; those of level 2 stand below one of level 1. */
  contents: z.array(z.object({ id: z.string(), label: z.string(), level: z.union([z.literal(1), z.literal(2)]) })),
  author: articlePerson,
  /** Who checked it; null where nobody did. */
  reviewer: articlePerson.nullable(),
  /** The day of that check, `2026-11-25`; null where it is not known. */
  reviewed_on: z.string().nullable(),
  updated_at: z.string(),
  /** What opens its discussion; people thank for it. */
  opening: post,
  replies: z.number().int(),
  posts: z.array(post),
  /** Fifty replies a page. */
  page: z.number().int(),
  pages: z.number().int(),
  is_locked: z.boolean(),
  /** The newest of the same topics. */
  related: z.array(articleCard),
});
export type ArticleDetail = z.infer<typeof articleDetail>;
