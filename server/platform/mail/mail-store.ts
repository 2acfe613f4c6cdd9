import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import type { Mail } from './send-mail.ts';

/** An email message that waits for delivery, with what stays the same over all attempts. */
export interface WaitingMail extends Mail {
  readonly id: number;
  readonly createdAt: Date;
}

interface MailRow {
  recipient: string | null;
  subject: string | null;
  text: string | null;
  html: string | null;
  calendar: string | null;
  created_at: Date | number;
}

/** How long the times of delivered messages are kept. */
const KEEP_MS = 30 * 86_400_000;

/**
 * An email message that was neither delivered nor given up; undefined for all others. Reads from the primary database,
 * as a replica may be behind.
 */
export async function waitingMail(db: Database, id: number): Promise<WaitingMail | undefined> {
  const [row] = await db.transaction(unit =>
    textOf(unit).sql<MailRow>(
      `select recipient, subject, text, html, calendar, created_at from mail_message
       where id = ? and sent_at is null and failed_at is null`,
      [id],
    ),
  );
  if (row?.recipient == null || row.subject === null || row.text === null || row.html === null) return undefined;
  const { recipient: to, subject, text, html, calendar } = row;
  return { id, createdAt: new Date(row.created_at), to, subject, text, html, ...(calendar !== null && { calendar }) };
}

/** Marks an email message as delivered and deletes its content and recipient. */
export const markSent = (db: Database, id: number, now: Date): Promise<void> => end(db, 'sent_at', id, now);

/** Marks an email message as failed and deletes its content and recipient. */
export const markFailed = (db: Database, id: number, now: Date): Promise<void> => end(db, 'failed_at', id, now);

async function end(db: Database, column: 'sent_at' | 'failed_at', id: number, now: Date): Promise<void> {
  await db.transaction(async unit => {
    await textOf(unit).sql(
      `update mail_message set ${column} = ?, recipient = null, subject = null, text = null, html = null, calendar = null
       where id = ?`,
      [now, id],
    );
    const old = new Date(now.getTime() - KEEP_MS);
    await textOf(unit).sql(
      'delete from mail_message where created_at < ? and (sent_at is not null or failed_at is not null)',
      [old],
    );
  });
}
