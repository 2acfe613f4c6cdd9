import { z } from 'zod';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { enqueue } from '../jobs/outbox.ts';
import { defineTopic } from '../jobs/topic.ts';
import type { Services } from '../services.ts';
import { type Mail, mailSchema } from './mail.ts';

/** An email message of the table `mail_message` that waits to be handed over. */
export const mailTopic = defineTopic('mail.send', z.object({ id: z.number().int().positive() }), {
  priority: 'mail',
});

export interface SendMailOptions {
  /** Two email messages with one key are one: the second is dropped. At most 150 characters, without personal data. */
  readonly dedupeKey?: string;
}

/**
 * Promises an email message inside a transaction: it is sent after the commit, by a worker, and never on rollback.
 * Answers false where an email message with the same key was there before. Throws on an address that is not exactly
 * one.
 */
export async function sendMail(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  mail: Mail,
  { dedupeKey }: SendMailOptions = {},
): Promise<boolean> {
  const { to, subject, text, html } = mailSchema.parse(mail);
  const now = clock.now();
  const [row] = await textOf(unit).sql<{ id: number | string }>(
    'insert into mail_message (recipient, subject, text, html, created_at) values (?, ?, ?, ?, ?) returning id',
    [to, subject, text, html, now],
  );
  const id = Number(row?.id);
  const key = dedupeKey === undefined ? {} : { dedupeKey: `mail:${dedupeKey}` };
  if (await enqueue(unit, mailTopic, { id }, { now, ...key })) return true;
  await textOf(unit).sql('delete from mail_message where id = ?', [id]);
  return false;
}
