import { defineEntity, p } from '@mikro-orm/core';

/** What became of one try to deliver: what the mail server said, or why it could not be asked. */
export interface MailAnswer {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The server's number, e.g. 550; null where it was not reached. */
  readonly code: number | null;
  /** Shortened, without the recipient's address. */
  readonly text: string;
}

/**
 * An email message. Content and recipient are there, sealed, until it is delivered or given up; after that the times and
 * the answers stay. The columns of its parts hold what an earlier release wrote, which did not seal.
 */
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
    /** The parts of the message, sealed by `sealEmailMessage`. */
    sealed: p.text().nullable(),
    /** By `recipientKey`: finds the messages of a person without revealing who that is. */
    recipientKey: p.string().length(43).nullable(),
    attempts: p.integer().default(0),
    /** The last ones, oldest first; null before the first try. */
    answers: p.json<MailAnswer[]>().nullable(),
    /** The server refused the recipient for good. */
    isRefused: p.boolean().default(false),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    failedAt: p.datetime().nullable(),
  },
  indexes: [
    { properties: ['createdAt'] },
    { properties: ['recipientKey'] },
    {
      name: 'mail_message_recipient_index',
      expression:
        'create index "mail_message_recipient_index" on "mail_message" ("recipient") where "recipient" is not null',
    },
    {
      name: 'mail_message_waiting_index',
      expression:
        'create index "mail_message_waiting_index" on "mail_message" ("id") where "sent_at" is null and "failed_at" is null',
    },
    {
      name: 'mail_message_failed_index',
      expression: 'create index "mail_message_failed_index" on "mail_message" ("id") where "failed_at" is not null',
    },
  ],
});
