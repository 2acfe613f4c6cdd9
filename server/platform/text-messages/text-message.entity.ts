import { defineEntity, p } from '@mikro-orm/core';

/** A message to a phone until it is delivered. After delivery or failure only the times stay. */
export const TextMessage = defineEntity({
  name: 'TextMessage',
  tableName: 'text_message',
  properties: {
    // SQLite has one integer type, which the schema comparison reports as different from bigint.
    id: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    /** E.164. */
    recipient: p.string().length(20).nullable(),
    text: p.string().length(500).nullable(),
    /** Of no use after this time; null for always of use. */
    latestAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    failedAt: p.datetime().nullable(),
  },
  indexes: [
    { properties: ['createdAt'] },
    {
      name: 'text_message_recipient_index',
      expression:
        'create index "text_message_recipient_index" on "text_message" ("recipient") where "recipient" is not null',
    },
  ],
});
