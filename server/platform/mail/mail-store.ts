import type { Database } from '../db/database.ts';
import { tablesOf } from '../db/tables.ts';
import type { Config } from '../env/config.ts';
import type { Mail } from './mail.ts';
import { type MailAnswer, MailMessage } from './mail-message.entity.ts';
import { openEmailMessage } from './sealed-email-message.ts';

const tables = tablesOf(MailMessage);

/** What the parts of an email message are read from. */
export interface EmailMessageColumns {
  readonly sealed: string | null;
  readonly recipientKey: string | null;
  readonly recipient: string | null;
  readonly subject: string | null;
  readonly text: string | null;
  readonly html: string | null;
  readonly calendar: string | null;
}

export const EMAIL_MESSAGE_COLUMNS = [
  'sealed',
  'recipientKey',
  'recipient',
  'subject',
  'text',
  'html',
  'calendar',
] as const;

/** An email message that waits for delivery. */
export interface WaitingEmailMessage {
  readonly id: number;
  readonly createdAt: Date;
  /** Undefined where it cannot be opened with this secret. */
  readonly mail: Mail | undefined;
}

/** How long the times of delivered messages are kept, and of those that were given up. */
const KEEP_MS = 30 * 86_400_000;
/** How long an email message that failed can be sent again. */
const KEEP_FAILED_MS = 7 * 86_400_000;
/** Tries of which the answers are kept. */
const ANSWERS = 20;

/** What an email message says and to whom; undefined where that was forgotten, or was sealed with another secret. */
export function readEmailMessage(secret: Config['secret'], row: EmailMessageColumns): Mail | undefined {
  if (row.sealed !== null) return openEmailMessage(secret, row.recipientKey ?? '', row.sealed);
  const { recipient: to, subject, text, html, calendar } = row;
  if (to === null || subject === null || text === null || html === null) return undefined;
  return { to, subject, text, html, ...(calendar !== null && { calendar }) };
}

/**
 * An email message that was neither delivered nor given up; undefined for all others. Reads from the primary database, as a
 * replica may be behind.
 */
export async function waitingEmailMessage(
  { db, config }: { readonly db: Database; readonly config: Pick<Config, 'secret'> },
  id: number,
): Promise<WaitingEmailMessage | undefined> {
  const row = await db.primary.row(
    tables
      .selectFrom('mail_message')
      .select([...EMAIL_MESSAGE_COLUMNS, 'createdAt'])
      .where('id', '=', id)
      .where('sentAt', 'is', null)
      .where('failedAt', 'is', null),
  );
  if (!row || (row.sealed === null && row.recipient === null)) return undefined;
  return { id, createdAt: row.createdAt, mail: readEmailMessage(config.secret, row) };
}

/** Keeps why a try to deliver an email message failed. */
export async function noteAnswer(db: Database, id: number, answer: MailAnswer): Promise<void> {
  await db.transaction(async unit => {
    const row = await unit.row(
      tables
        .updateTable('mail_message')
        .set(eb => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .returning('answers'),
    );
    const answers = [...(row?.answers ?? []), answer].slice(-ANSWERS);
    await unit.run(tables.updateTable('mail_message').set({ answers }).where('id', '=', id));
  });
}

const FORGOTTEN = {
  sealed: null,
  recipientKey: null,
  recipient: null,
  subject: null,
  text: null,
  html: null,
  calendar: null,
};

/** Marks an email message as delivered and deletes its content and recipient. */
export async function markSent(db: Database, id: number, now: Date): Promise<void> {
  await db.transaction(unit =>
    unit.run(
      tables
        .updateTable('mail_message')
        .set(eb => ({ ...FORGOTTEN, sentAt: now, attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id),
    ),
  );
}

/** Marks an email message as failed. It can be sent again for a week, after which {@link forgetEmailMessages} takes its content. */
export async function markFailed(db: Database, id: number, now: Date, isRefused: boolean): Promise<void> {
  await db.transaction(unit =>
    unit.run(
      tables
        .updateTable('mail_message')
        .set({ failedAt: now, isRefused })
        .where('id', '=', id)
        .where('sentAt', 'is', null),
    ),
  );
}

/**
 * Gives up email messages that failed a week ago: content and recipient go. Of email messages that ended a month ago nothing stays.
 * Takes no write lock when there is nothing to do.
 */
export async function forgetEmailMessages(db: Database, now: Date): Promise<void> {
  const failed = tables
    .selectFrom('mail_message')
    .select('id')
    .where('failedAt', '<', new Date(now.getTime() - KEEP_FAILED_MS))
    .where(eb => eb.or([eb('sealed', 'is not', null), eb('recipient', 'is not', null)]));
  const ended = tables
    .selectFrom('mail_message')
    .select('id')
    .where('createdAt', '<', new Date(now.getTime() - KEEP_MS))
    .where(eb =>
      eb.or([
        eb('sentAt', 'is not', null),
        eb.and([eb('failedAt', 'is not', null), eb('sealed', 'is', null), eb('recipient', 'is', null)]),
      ]),
    );
  const isAny = (await db.primary.row(failed.limit(1))) ?? (await db.primary.row(ended.limit(1)));
  if (!isAny) return;
  await db.transaction(async unit => {
    await unit.run(tables.updateTable('mail_message').set(FORGOTTEN).where('id', 'in', failed));
    await unit.run(tables.deleteFrom('mail_message').where('id', 'in', ended));
  });
}
