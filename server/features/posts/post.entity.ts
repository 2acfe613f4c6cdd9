import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';
import { CONTRIBUTION_STATUSES } from '../contributions/contract.ts';
import { ANSWER_TYPES, REPLYER_TYPES } from './contract.ts';

/** Posts that everybody may read: pages walk these alone. */
const SHOWN = `where "status" in ('published', 'reported')`;

/**
 * What an author wrote in a discussion: at position 0 what opens it (a question, the summary of an article), behind it
 * the replies in the order in which they were stored.
 */
export const Post = defineEntity({
  name: 'Post',
  tableName: 'post',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Of the record that is discussed: `thread`, `article`. */
    kind: p.string().length(20),
    entityId: p.integer(),
    position: p.integer(),
    /** Null for visitors without an account, and once the author's account is gone. */
    account: p.manyToOne(Account).mapToPk().index(false).nullable().deleteRule('set null'),
    /** As it was when it was written; shown to nobody but staff where `hidingCreator` is set. */
    authorName: p.string().length(80),
    answerType: p.enum(ANSWER_TYPES).columnType('varchar(12)'),
    /** As whom the author replied; null for oneself. */
    replyerType: p.enum(REPLYER_TYPES).columnType('varchar(12)').nullable(),
    /** Of that professional or place; null for the site itself. */
    replyerId: p.integer().nullable(),
    /** Sanitised HTML. */
    body: p.text(),
    /** The same without markup: for quotes, search, feeds and excerpts. */
    bodyNoHtml: p.text(),
    /** Links on known names in the body, where it has any: see `platform/linking/linked-text.ts`. */
    linked: p.text().nullable(),
    /** Of the names that were looked for. */
    linksVersion: p.integer().default(0),
    /** Of the folded text, base64url: by it repeated texts are found. */
    bodyHash: p.string().length(43),
    hidingCreator: p.boolean().default(false),
    censorImages: p.boolean().default(false),
    status: p.enum(CONTRIBUTION_STATUSES).columnType('varchar(12)'),
    /** Why it waits, in words for staff. */
    objections: p.json<string[]>(),
    /** Something in these cannot wait: it stands first among those that wait. */
    isUrgent: p.boolean().default(false),
    /** Why staff took it down, in words for its author; empty where they did not. */
    removalReason: p.string().length(500).default(''),
    thanks: p.integer().default(0),
    agreements: p.integer().default(0),
    /** Rises with every edit: an edit names the one that it began from. */
    version: p.integer().default(1),
    createdAt: p.datetime(),
    modifiedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['kind', 'entityId', 'position'] }],
  indexes: [
    {
      name: 'post_shown_index',
      expression: `create index "post_shown_index" on "post" ("kind", "entity_id", "position") ${SHOWN}`,
    },
    {
      name: 'post_latest_index',
      expression: `create index "post_latest_index" on "post" ("kind", "created_at", "id") ${SHOWN}`,
    },
    {
      name: 'post_waiting_index',
      expression: `create index "post_waiting_index" on "post" ("status", "id") where "status" in ('pending', 'reported')`,
    },
    {
      name: 'post_urgent_index',
      expression: `create index "post_urgent_index" on "post" ("id", "status") where "is_urgent" and "status" in ('pending', 'reported')`,
    },
    {
      name: 'post_replyer_type_replyer_id_index',
      expression: `create index "post_replyer_type_replyer_id_index" on "post" ("replyer_type", "replyer_id") where "replyer_id" is not null`,
    },
    { properties: ['account', 'createdAt'] },
    { properties: ['bodyHash'] },
  ],
});

/**
 * A picture of a post: re-encoded sizes in the store under `key`. Of a censored post these show a blurred copy, and the
 * original lies under `originalKey`, which has no public address.
 */
export const PostImage = defineEntity({
  name: 'PostImage',
  tableName: 'post_image',
  properties: {
    id: p.integer().primary().autoincrement(),
    post: p.manyToOne(Post).mapToPk().index(false).deleteRule('cascade'),
    position: p.integer(),
    caption: p.string().length(200).default(''),
    /** Random name in the store, without size or ending. */
    key: p.string().length(80),
    originalKey: p.string().length(80).nullable(),
    /** Pixels of the largest stored size. */
    width: p.integer(),
    height: p.integer(),
    createdAt: p.datetime(),
  },
  indexes: [
    { properties: ['post', 'position'] },
    // By it the address of a file leads to what the file belongs to.
    { properties: ['key'] },
  ],
});
