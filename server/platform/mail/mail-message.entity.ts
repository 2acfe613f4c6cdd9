import { defineEntity, p } from '@mikro-orm/core';

/** An email message until it is delivered. After delivery or failure only the times stay. */
export const MailMessage = defineEntity({
  name: 'MailMessage',
  tableName: 'mail_message',
  properties: {
    // SQLite has one integer type, which the schema comparison reports as different from bigint.
    id: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    recipient: p.string().length(254).nullable(),
    subject: p.string().length(200).nullable(),
    text: p.text().nullable(),
    html: p.text().nullable(),
    calendar: p.text().nullable(),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    failedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['createdAt'] }],
});
