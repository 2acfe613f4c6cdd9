import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';
import { Booking } from '../bookings/booking.entity.ts';
import { CONTRIBUTION_STATUSES } from '../contributions/contract.ts';
import { REMOVAL_REASONS } from './contract.ts';

/** Reviews that everybody may read: the lists of a page walk these alone. */
const SHOWN = `where "parent_id" is null and "status" in ('published', 'reported')`;

/** Those who gave no stars come last, as in every other order. */
const LOWEST_FIRST = 'case when overall = 0 then 6 else overall end';

const shownBy = (name: string, keys: string) => ({
  name: `comment_${name}_index`,
  expression: `create index "comment_${name}_index" on "comment" ("kind", "entity_id", ${keys}) ${SHOWN}`,
});

/** A review of a record, or, with a parent, the answer of the record's owner to one. */
export const Comment = defineEntity({
  name: 'Comment',
  tableName: 'comment',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Of the record that it is about. */
    kind: p.string().length(20),
    entityId: p.integer(),
    /** The review that it answers. */
    parentId: p.integer().nullable(),
    /** Null for visitors without an account, and once the author's account is gone. */
    account: p.manyToOne(Account).mapToPk().index(false).nullable().deleteRule('set null'),
    authorName: p.string().length(80),
    /** Of visitors without an account, in stored form. */
    authorEmail: p.string().length(254).nullable(),
    /** Satisfied or not; null where not said. */
    liking: p.boolean().nullable(),
    /** 1–5, 0 where not rated; so are the four ratings. */
    overall: p.smallint().default(0),
    attitude: p.smallint().default(0),
    waitingTime: p.smallint().default(0),
    cleanliness: p.smallint().default(0),
    recommending: p.smallint().default(0),
    body: p.text(),
    /** What the author wrote, once the owner of the page has edited it. */
    originalBody: p.text().nullable(),
    editedBy: p.enum(['author', 'owner']).columnType('varchar(10)').nullable(),
    editedAt: p.datetime().nullable(),
    /** Of the folded text, base64url: by it repeated texts are found. */
    bodyHash: p.string().length(43),
    status: p.enum(CONTRIBUTION_STATUSES).columnType('varchar(12)'),
    /** Why it waits, in words for staff. */
    objections: p.json<string[]>(),
    /** The author's visit was completed here. */
    isVerified: p.boolean().default(false),
    /** That visit, for as long as it is stored. */
    visit: p.manyToOne(Booking).mapToPk().index(false).nullable().deleteRule('set null'),
    useful: p.integer().default(0),
    notUseful: p.integer().default(0),
    removalReason: p.enum(REMOVAL_REASONS).columnType('varchar(20)').nullable(),
    /** When staff took down what everybody could read; null for what never was shown. */
    removedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    // Filters read their columns from the index of the order, so that only the rows of a page are read.
    shownBy('newest', '"created_at", "id", "overall", "is_verified"'),
    shownBy('useful', '"useful", "id", "overall", "is_verified"'),
    shownBy('overall', '"overall", "id", "is_verified"'),
    shownBy('lowest', `(${LOWEST_FIRST}), "id" desc, "overall", "is_verified"`),
    {
      name: 'comment_hidden_index',
      expression: `create index "comment_hidden_index" on "comment" ("kind", "entity_id", "id") where "status" = 'hidden'`,
    },
    {
      name: 'comment_parent_index',
      expression: 'create index "comment_parent_index" on "comment" ("parent_id", "id") where "parent_id" is not null',
    },
    {
      name: 'comment_removed_index',
      expression:
        'create index "comment_removed_index" on "comment" ("removed_at", "id") where "removed_at" is not null',
    },
    {
      name: 'comment_email_index',
      expression:
        'create index "comment_email_index" on "comment" ("author_email", "kind", "entity_id") where "author_email" is not null',
    },
    {
      name: 'comment_visit_index',
      expression: 'create index "comment_visit_index" on "comment" ("visit_id") where "visit_id" is not null',
    },
    { properties: ['account', 'kind', 'entityId'] },
    { properties: ['kind', 'entityId', 'id'] },
    { properties: ['bodyHash'] },
    { properties: ['status', 'id', 'kind'] },
    { properties: ['kind', 'id'] },
  ],
});

/** Whether an account found a comment useful: one vote each. */
export const CommentVote = defineEntity({
  name: 'CommentVote',
  tableName: 'comment_vote',
  properties: {
    account: p.manyToOne(Account).mapToPk().index(false).primary().deleteRule('cascade'),
    comment: p.manyToOne(Comment).mapToPk().index().primary().deleteRule('cascade'),
    useful: p.boolean(),
    createdAt: p.datetime(),
  },
});

/** What a reader objects to in a published comment, until staff decide. */
export const CommentReport = defineEntity({
  name: 'CommentReport',
  tableName: 'comment_report',
  properties: {
    id: p.integer().primary().autoincrement(),
    contribution: p.manyToOne(Comment).mapToPk().fieldName('comment_id').index(false).deleteRule('cascade'),
    account: p.manyToOne(Account).mapToPk().index().deleteRule('cascade'),
    reason: p.string().length(500),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['contribution', 'account'] }],
});
