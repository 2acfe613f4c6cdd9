import { defineEntity, p } from '@mikro-orm/core';
import { RecordCount } from './counts/record-count.entity.ts';
import { LinkName } from './linking/link-name.entity.ts';
import { MailMessage } from './mail/mail-message.entity.ts';
import { MailQuota } from './mail/mail-quota.entity.ts';
import { SentBefore } from './repeats/sent-before.entity.ts';
import { TextMessage } from './text-messages/text-message.entity.ts';

/** A named value that every process reads alike: site settings, which world was seeded, versions of caches. */
export const Setting = defineEntity({
  name: 'Setting',
  tableName: 'setting',
  properties: {
    name: p.string().length(80).primary(),
    value: p.json<unknown>(),
    updatedAt: p.datetime(),
  },
});

/** Counts commits that changed what a cache is made of; caches in any process compare it. */
export const ContentVersion = defineEntity({
  name: 'ContentVersion',
  tableName: 'content_version',
  properties: {
    name: p.string().length(40).primary(),
    version: p.bigint('number').default(0),
  },
});

/** A tag of cached pages that a committed change has made stale; kept for an hour, for other processes to read. */
export const ChangedTag = defineEntity({
  name: 'ChangedTag',
  tableName: 'changed_tag',
  properties: {
    id: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    name: p.string().length(80),
    /** On PostgreSQL the number of the transaction that wrote it, of which rows become visible together. */
    transactionId: p.bigint('number').default(0).ignoreSchemaChanges('type', 'default'),
    changedAt: p.datetime(),
  },
  indexes: [{ properties: ['transactionId'] }],
});

/** Whether processes of the release before could go on beside a migration that ran: they read it here. */
export const MigrationNote = defineEntity({
  name: 'MigrationNote',
  tableName: 'migration_note',
  properties: {
    name: p.string().length(120).primary(),
    beside: p.boolean(),
  },
});

/** A side effect scheduled inside a transaction, done by a worker after it. */
export const OutboxMessage = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox_message',
  properties: {
    // SQLite has one integer type, which the schema comparison takes for another one than bigint.
    id: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    topic: p.string().length(60),
    /** Its place in `PRIORITIES`. */
    priority: p.smallint().default(2).ignoreSchemaChanges('type'),
    payload: p.json<unknown>(),
    /** Two messages with one key are one effect. */
    dedupeKey: p.string().length(160).nullable().unique(),
    availableAt: p.datetime(),
    leasedUntil: p.datetime().nullable(),
    attempts: p.integer().default(0),
    lastError: p.string().length(500).nullable(),
    doneAt: p.datetime().nullable(),
    failedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    {
      name: 'outbox_message_due_index',
      expression:
        'create index "outbox_message_due_index" on "outbox_message" ("priority", "available_at", "id") where "done_at" is null and "failed_at" is null',
    },
    {
      name: 'outbox_message_failed_index',
      expression:
        'create index "outbox_message_failed_index" on "outbox_message" ("id") where "done_at" is null and "failed_at" is not null',
    },
    {
      name: 'outbox_message_leased_index',
      expression:
        'create index "outbox_message_leased_index" on "outbox_message" ("leased_until") where "leased_until" is not null and "done_at" is null and "failed_at" is null',
    },
    {
      name: 'outbox_message_at_once_index',
      expression:
        'create index "outbox_message_at_once_index" on "outbox_message" ("created_at") where "available_at" <= "created_at" and "done_at" is null and "failed_at" is null',
    },
    {
      name: 'outbox_message_tried_index',
      expression:
        'create index "outbox_message_tried_index" on "outbox_message" ("available_at") where "attempts" > 0 and "done_at" is null and "failed_at" is null',
    },
    {
      name: 'outbox_message_done_index',
      expression:
        'create index "outbox_message_done_index" on "outbox_message" ("done_at") where "done_at" is not null',
    },
  ],
});

/**
 * The ids of all published entities of one kind that have one filterable value, as a portable roaring bitmap, but for
 * what `facet_change` says is still to be done to it.
 */
export const FacetBitmap = defineEntity({
  name: 'FacetBitmap',
  tableName: 'facet_bitmap',
  properties: {
    kind: p.string().length(20).primary(),
    /** `<filter type>:<value's id>`, e.g. `specialities:12`; `all` for every published entity. */
    facet: p.string().length(60).primary(),
    bits: p.blob(),
    cardinality: p.integer(),
    /** Of the kind's bitmaps, from content_version, so that a process reloads only what changed. */
    version: p.bigint('number').default(0),
  },
  indexes: [{ properties: ['kind', 'version'] }],
});

/** What one transaction adds to a facet and takes out of it, until a process applies it to the stored bitmap. */
export const StoredFacetChange = defineEntity({
  name: 'StoredFacetChange',
  tableName: 'facet_change',
  properties: {
    id: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    kind: p.string().length(20),
    facet: p.string().length(60),
    /** Ids of entities, as JSON. */
    added: p.text(),
    removed: p.text(),
  },
  indexes: [{ properties: ['kind'] }],
});

export const platformEntities = [
  Setting,
  ContentVersion,
  ChangedTag,
  MigrationNote,
  OutboxMessage,
  FacetBitmap,
  StoredFacetChange,
  RecordCount,
  LinkName,
  MailMessage,
  MailQuota,
  TextMessage,
  SentBefore,
];
