import { z } from 'zod';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { enqueue } from '../jobs/outbox.ts';
import { defineTopic } from '../jobs/topic.ts';
import type { Services } from '../services.ts';

/** An email message to one person, in two forms of one content. */
export interface Mail {
  /** One plain address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A calendar file with one appointment, which calendars of the recipient follow. */
  readonly calendar?: string | undefined;
}

/** One address, without characters by which a second one, a name, a comment or a header could follow. */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]+$/u;
const SUBJECT_LENGTH = 200;

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
});

function oneLine(text: string): string {
  return [...text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()].slice(0, SUBJECT_LENGTH).join('');
}

/** The job that delivers an email message of the table `mail_message`. */
export const mailTopic = defineTopic('mail.send', z.object({ id: z.number().int().positive() }), {
  priority: 'mail',
});

interface SendMailOptions {
  /** Of two email messages with the same key the second is dropped. At most 150 characters, without personal data. */
  readonly dedupeKey?: string;
}

/**
 * Enqueues an email message inside a transaction: a worker sends it after the commit, and nobody after a rollback.
 * Returns false where a message with the same key was enqueued before. Throws where the address is not exactly one.
 */
export async function sendMail(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  mail: Mail,
  { dedupeKey }: SendMailOptions = {},
): Promise<boolean> {
  const { to, subject, text, html, calendar = null } = mailSchema.parse(mail);
  const now = clock.now();
  const [row] = await textOf(unit).sql<{ id: number | string }>(
    'insert into mail_message (recipient, subject, text, html, calendar, created_at) values (?, ?, ?, ?, ?, ?) returning id',
    [to, subject, text, html, calendar, now],
  );
  const id = Number(row?.id);
  const key = dedupeKey === undefined ? {} : { dedupeKey: `mail:${dedupeKey}` };
  if (await enqueue(unit, mailTopic, { id }, { now, ...key })) return true;
  await textOf(unit).sql('delete from mail_message where id = ?', [id]);
  return false;
}
