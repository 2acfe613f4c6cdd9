import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { Term } from '../taxonomy/term.entity.ts';
import { ARTICLE_STATUSES } from './contract.ts';

/** Articles that everybody may read: public lists walk these alone. */
const SHOWN = `where "status" = 'published'`;

/**
 * What the editors write about health. Its columns of counts are those of every record that is discussed; what opens its
 * discussion is a post that holds the summary.
 */
export const Article = defineEntity({
  name: 'Article',
  tableName: 'article',
  properties: {
    id: p.integer().primary().autoincrement(),
    slug: p.string().length(160),
    /** The title, in the column that every kind of record has. */
    name: p.string().length(150),
    summary: p.string().length(400),
    /** Sanitised HTML with pictures. */
    body: p.text(),
    /** Links on known names in the body, where it has any: see `platform/linking/linked-text.ts`. */
    linked: p.text().nullable(),
    /** Of the names that were looked for. */
    linksVersion: p.integer().default(0),
    /** Address of its first picture; empty where it has none. */
    picture: p.string().length(200).default(''),
    /** Who wrote it, as the page says it. */
    authorName: p.string().length(80),
    /** The professional who wrote it, where that is one. */
    author: p.manyToOne(Professional).mapToPk().index(false).nullable().deleteRule('set null'),
    /** Who checked it; empty where nobody did. */
    reviewerName: p.string().length(80).default(''),
    reviewer: p.manyToOne(Professional).mapToPk().index(false).nullable().deleteRule('set null'),
    /** The day of that check. */
    reviewedOn: p.string().length(10).nullable(),
    readingMinutes: p.integer(),
    status: p.enum(ARTICLE_STATUSES).columnType('varchar(12)'),
    /** When a scheduled one becomes public; null for any other. */
    publishAt: p.datetime().nullable(),
    isLocked: p.boolean().default(false),
    /** The last position that a post got. */
    lastPosition: p.integer().default(0),
    /** Replies that everybody may read. */
    replyCount: p.integer().default(0),
    /** Of them, those of professionals and of the site. */
    answerCount: p.integer().default(0),
    /** How often all its posts were thanked for. */
    thankCount: p.integer().default(0),
    lastReplyAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** When everybody could read it first: the order of lists. */
    publishedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { name: 'article_title_index', properties: ['id', 'name'] },
    {
      name: 'article_newest_index',
      expression: `create index "article_newest_index" on "article" ("published_at", "id") ${SHOWN}`,
    },
    { properties: ['author'] },
    { properties: ['reviewer'] },
  ],
});

/**
 * A topic of an article: a speciality. `shown_at` repeats when the article became public, so that the list of a topic is
 * walked along one index; it is null while the article is not public.
 */
export const ArticleTopic = defineEntity({
  name: 'ArticleTopic',
  tableName: 'article_topic',
  properties: {
    article: p.manyToOne(Article).mapToPk().index(false).primary().deleteRule('cascade'),
    term: p.manyToOne(Term).mapToPk().index(false).primary().deleteRule('cascade'),
    /** The first topic is the one that cards name. */
    position: p.integer(),
    shownAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'article_topic_newest_index',
      expression:
        'create index "article_topic_newest_index" on "article_topic" ("term_id", "shown_at", "article_id") where "shown_at" is not null',
    },
    { properties: ['term'] },
  ],
});

/** An article as a staff member saved it; kept for ever. */
export const ArticleRevision = defineEntity({
  name: 'ArticleRevision',
  tableName: 'article_revision',
  properties: {
    id: p.integer().primary().autoincrement(),
    article: p.manyToOne(Article).mapToPk().index(false).deleteRule('cascade'),
    /** The staff member who saved it; null once the account is gone. */
    account: p.manyToOne(Account).mapToPk().index(false).nullable().deleteRule('set null'),
    name: p.string().length(150),
    summary: p.string().length(400),
    body: p.text(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['article', 'id'] }, { properties: ['account'] }],
});
