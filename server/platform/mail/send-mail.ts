import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { withoutUnseen } from '../contract/visible-text.ts';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import type { Config } from '../env/config.ts';
import { enqueue } from '../jobs/outbox.ts';
import { defineTopic } from '../jobs/topic.ts';
import type { Mail } from './mail.ts';
import { takeMailQuota } from './mail-quota.ts';
import { recipientKey, sealEmailMessage } from './sealed-email-message.ts';

/** One address, without characters by which a second one, a name, a comment or a header could follow. */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]+$/u;
const SUBJECT_LENGTH = 200;
/** An address that cannot end its place in a header. */
const HEADER_URL = /^[!-;=?-~]+$/;

/**
 * An email message that can be delivered: its address is checked, its subject becomes one line of at most 200
 * characters.
 */
const mailSchema = z.object({
  to: z.string().max(254).regex(ADDRESS),
  subject: z.string().transform(oneLine).pipe(z.string().min(1)),
  text: z.string().min(1),
  html: z.string().min(1),
  calendar: z.string().startsWith('BEGIN:VCALENDAR').optional(),
  unsubscribe: z
    .url({ protocol: /^https?$/ })
    .regex(HEADER_URL)
    .optional(),
});

function oneLine(text: string): string {
  return [
    ...withoutUnseen(text)
      .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
      .trim(),
  ]
    .slice(0, SUBJECT_LENGTH)
    .join('');
}

const payload = z.object({ id: z.number().int().positive() });

/** The job that delivers an email message of the table `mail_message`. */
export const mailTopic = defineTopic('mail.send-sealed', payload, { priority: 'mail' });

/** The same of a release that did not seal; such a release must not take what it cannot open. */
export const plainMailTopic = defineTopic('mail.send', payload, { priority: 'mail' });

/** Whether a job delivers an email message: such a job is tried again with its email message. */
export const isEmailMessageTopic = (topic: string): boolean =>
  topic === mailTopic.name || topic === plainMailTopic.name;

/** When an email message with this key was enqueued; undefined where there was none in the last weeks. */
export async function enqueuedAt(unit: UnitOfWork, dedupeKey: string): Promise<Date | undefined> {
  const [row] = await textOf(unit).sql<{ at: Date | number }>(
    'select created_at as at from outbox_message where dedupe_key = ?',
    [`mail:${dedupeKey}`],
  );
  return row && new Date(row.at);
}

interface SendMailOptions {
  /** Of two email messages with the same key the second is dropped. At most 150 characters, without personal data. */
  readonly dedupeKey?: string;
  /** A stranger caused it, and the address may be another person's: beyond the day's messages to it nothing is sent. */
  readonly isUnconfirmed?: boolean;
  /** A name of its own by which it is counted where the address is unconfirmed; among what strangers cause unless given. */
  readonly count?: string;
}

/**
 * Enqueues an email message inside a transaction: a worker sends it after the commit, and nobody after a rollback.
 * Returns false where a message with the same key was enqueued before, and where an unconfirmed address gets none today.
 * Throws where the address is not exactly one.
 */
export async function sendMail(
  unit: UnitOfWork,
  { clock, config }: { readonly clock: Clock; readonly config: Pick<Config, 'secret'> },
  mail: Mail,
  { dedupeKey, isUnconfirmed = false, count }: SendMailOptions = {},
): Promise<boolean> {
  const emailMessage = mailSchema.parse(mail);
  if (isUnconfirmed && !(await takeMailQuota(unit, { clock, config }, emailMessage.to, count))) return false;
  const { secret } = config;
  const now = clock.now();
  const recipient = recipientKey(secret, emailMessage.to);
  const [row] = await textOf(unit).sql<{ id: number | string }>(
    'insert into mail_message (recipient_key, sealed, created_at) values (?, ?, ?) returning id',
    [recipient, sealEmailMessage(secret, recipient, emailMessage), now],
  );
  const id = Number(row?.id);
  const key = dedupeKey === undefined ? {} : { dedupeKey: `mail:${dedupeKey}` };
  if (await enqueue(unit, mailTopic, { id }, { now, ...key })) return true;
  await textOf(unit).sql('delete from mail_message where id = ?', [id]);
  return false;
}
