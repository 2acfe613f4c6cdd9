import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';

export interface OutboxCounts {
  /** Messages to be done, those of the future included. */
  readonly waiting: number;
  /** Messages given up after all tries. */
  readonly failed: number;
}

/** How full the outbox is, for metrics and the doctor. */
export async function outboxCounts(db: Database): Promise<OutboxCounts> {
  const row = await textOf(db.read).first<OutboxCounts>(
    `select (select count(*) from outbox_message where done_at is null and failed_at is null) as waiting,
            (select count(*) from outbox_message where done_at is null and failed_at is not null) as failed`,
  );
  return row ?? { waiting: 0, failed: 0 };
}
