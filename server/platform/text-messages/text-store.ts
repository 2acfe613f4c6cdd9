import type { Database } from '../db/database.ts';
import { tablesOf } from '../db/tables.ts';
import { TextMessage } from './text-message.entity.ts';

const tables = tablesOf(TextMessage);

/** A message to a phone that waits for delivery. */
export interface WaitingText {
  readonly id: number;
  /** E.164. */
  readonly to: string;
  readonly text: string;
  readonly latestAt: Date | null;
  readonly createdAt: Date;
}

/** How long the times of delivered messages are kept. */
const KEEP_MS = 30 * 86_400_000;

/**
 * A message that was neither delivered nor given up; undefined for all others. Reads from the primary database, as a
 * replica may be behind.
 */
export async function waitingText({ primary }: Database, id: number): Promise<WaitingText | undefined> {
  const row = await primary.row(
    tables
      .selectFrom('text_message')
      .select(['recipient', 'text', 'latestAt', 'createdAt'])
      .where('id', '=', id)
      .where('sentAt', 'is', null)
      .where('failedAt', 'is', null),
  );
  if (!row || row.recipient === null || row.text === null) return undefined;
  const { recipient: to, text, latestAt, createdAt } = row;
  return { id, to, text, latestAt, createdAt };
}

/** Marks a message as delivered and deletes its content and recipient. */
export const markTextSent = (db: Database, id: number, now: Date): Promise<void> => end(db, 'sentAt', id, now);

/** Marks a message as failed and deletes its content and recipient. */
export const markTextFailed = (db: Database, id: number, now: Date): Promise<void> => end(db, 'failedAt', id, now);

function end(db: Database, moment: 'sentAt' | 'failedAt', id: number, now: Date): Promise<void> {
  return db.transaction(async unit => {
    await unit.run(
      tables
        .updateTable('text_message')
        .set({ [moment]: now, recipient: null, text: null })
        .where('id', '=', id),
    );
    await unit.run(
      tables
        .deleteFrom('text_message')
        .where('createdAt', '<', new Date(now.getTime() - KEEP_MS))
        .where(eb => eb.or([eb('sentAt', 'is not', null), eb('failedAt', 'is not', null)])),
    );
  });
}
