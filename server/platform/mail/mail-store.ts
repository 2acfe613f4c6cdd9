import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import type { Mail } from './mail.ts';

/** An email message that waits, with what stays the same over all tries. */
export interface WaitingMail extends Mail {
  readonly id: number;
  readonly createdAt: Date;
}

interface MailRow {
  recipient: string | null;
  subject: string | null;
  text: string | null;
  html: string | null;
  created_at: Date | number;
}

/** How long the times of what was sent are kept. */
const KEEP_MS = 30 * 86_400_000;

/**
 * An email message that was neither handed over nor given up; undefined for all others. Reads by the writing side, as a
 * copy for reading may be behind.
 */
export async function waitingMail(db: Database, id: number): Promise<WaitingMail | undefined> {
  const [row] = await db.transaction(unit =>
    textOf(unit).sql<MailRow>(
      `select recipient, subject, text, html, created_at from mail_message
       where id = ? and sent_at is null and failed_at is null`,
      [id],
    ),
  );
  if (row?.recipient == null || row.subject === null || row.text === null || row.html === null) return undefined;
  const { recipient: to, subject, text, html } = row;
  return { id, createdAt: new Date(row.created_at), to, subject, text, html };
}

/** Notes that an email message was handed over, and forgets what it said and to whom. */
export const markSent = (db: Database, id: number, now: Date): Promise<void> => end(db, 'sent_at', id, now);

/** Notes that an email message was given up, and forgets what it said and to whom. */
export const markFailed = (db: Database, id: number, now: Date): Promise<void> => end(db, 'failed_at', id, now);

async function end(db: Database, column: 'sent_at' | 'failed_at', id: number, now: Date): Promise<void> {
  await db.transaction(async unit => {
    await textOf(unit).sql(
      `update mail_message set ${column} = ?, recipient = null, subject = null, text = null, html = null where id = ?`,
      [now, id],
    );
    const old = new Date(now.getTime() - KEEP_MS);
    await textOf(unit).sql(
      'delete from mail_message where created_at < ? and (sent_at is not null or failed_at is not null)',
      [old],
    );
  });
}
