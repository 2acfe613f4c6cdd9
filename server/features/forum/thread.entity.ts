import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';
import { Province } from '../areas/area.entity.ts';
import { Term } from '../taxonomy/term.entity.ts';
import { GENDERS, THREAD_STATUSES } from './contract.ts';

/** Threads that everybody may read: public lists walk these alone. */
const SHOWN = `where "status" = 'published'`;

const shownBy = (name: string, keys: string, also = '') => ({
  name: `thread_${name}_index`,
  expression: `create index "thread_${name}_index" on "thread" (${keys}) ${SHOWN}${also}`,
});

/**
 * A question to doctors. What was asked is its first post; its columns of counts are those of every record that is
 * discussed, and follow its posts in the same transaction.
 */
export const Thread = defineEntity({
  name: 'Thread',
  tableName: 'thread',
  properties: {
    id: p.integer().primary().autoincrement(),
    slug: p.string().length(160),
    /** The title, in the column that every kind of record has. */
    name: p.string().length(150),
    /** The title as it is compared, whatever its accents. */
    foldedName: p.string().length(160).default(''),
    status: p.enum(THREAD_STATUSES).columnType('varchar(12)'),
    speciality: p.manyToOne(Term).mapToPk().index(false).nullable().deleteRule('set null'),
    /** Null for visitors without an account, and once the asker's account is gone. */
    account: p.manyToOne(Account).mapToPk().index(false).nullable().deleteRule('set null'),
    /** Of visitors without an account, in stored form. */
    authorEmail: p.string().length(254).nullable(),
    /** What helps who answers; shown as age, gender and province. */
    gender: p.enum(GENDERS).columnType('varchar(8)').nullable(),
    dob: p.string().length(10).nullable(),
    province: p.manyToOne(Province).mapToPk().index(false).nullable().deleteRule('set null'),
    zaloUid: p.string().length(64).nullable(),
    /** The thread into which staff merged this one; its address leads there. */
    mergedInto: p.integer().nullable(),
    /** What cannot wait of it, as its words say; null for other questions. Moderators see it first. */
    urgency: p.string().length(12).nullable(),
    isLocked: p.boolean().default(false),
    /** Why staff took it down, in words for its author; empty where they did not. */
    removalReason: p.string().length(500).default(''),
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
    shownBy('newest', '"published_at", "id"'),
    shownBy('unanswered', '"published_at", "id"', ' and "answer_count" = 0'),
    shownBy('thanked', '"thank_count", "id"'),
    shownBy('answered', '"last_reply_at", "id"', ' and "answer_count" > 0'),
    shownBy('speciality_newest', '"speciality_id", "published_at", "id"'),
    shownBy('speciality_unanswered', '"speciality_id", "published_at", "id"', ' and "answer_count" = 0'),
    shownBy('speciality_thanked', '"speciality_id", "thank_count", "id"'),
    shownBy('speciality_answered', '"speciality_id", "last_reply_at", "id"', ' and "answer_count" > 0'),
    // The id comes first: an index that begins with the status would be taken for public lists too, and sorted.
    { name: 'thread_state_index', properties: ['id', 'status'] },
    {
      name: 'thread_urgent_index',
      expression: 'create index "thread_urgent_index" on "thread" ("id", "status") where "urgency" is not null',
    },
    { name: 'thread_staff_index', properties: ['id', 'status', 'speciality', 'foldedName'] },
    { properties: ['account', 'id'] },
    { properties: ['speciality'] },
    { properties: ['province'] },
    {
      name: 'thread_email_index',
      expression: 'create index "thread_email_index" on "thread" ("author_email") where "author_email" is not null',
    },
    {
      name: 'thread_merged_index',
      expression: 'create index "thread_merged_index" on "thread" ("merged_into") where "merged_into" is not null',
    },
  ],
});

/** That an account wants to hear of new replies to a thread. */
export const ThreadFollow = defineEntity({
  name: 'ThreadFollow',
  tableName: 'thread_follow',
  properties: {
    account: p.manyToOne(Account).mapToPk().index(false).primary().deleteRule('cascade'),
    thread: p.manyToOne(Thread).mapToPk().index().primary().deleteRule('cascade'),
    /** New replies since the account last opened the thread: what the header counts. */
    unread: p.integer().default(0),
    /** Of them, those that an email message has announced. */
    told: p.integer().default(0),
    /** When a letter about it was sent last. */
    mailedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
