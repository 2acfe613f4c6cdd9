import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { PRIORITIES, type Topic } from './topic.ts';

interface EnqueueOptions {
  readonly now: Date;
  /** Not before this time; default now. */
  readonly availableAt?: Date;
  /**
   * Of two messages with the same key the second is dropped, even after the first was done, for as long as done
   * messages are stored (30 days). At most 160 characters.
   */
  readonly dedupeKey?: string;
}

/**
 * Enqueues a message in a transaction: it is handled at least once after the commit, and never after a rollback.
 * Answers false if a message with the same key exists.
 */
export async function enqueue<Payload extends z.ZodObject>(
  unit: UnitOfWork,
  topic: Topic<Payload>,
  payload: z.input<Payload>,
  options: EnqueueOptions,
): Promise<boolean> {
  return (await enqueueAll(unit, topic, [{ payload, ...options }])) > 0;
}

/** Enqueues messages of a topic in one statement, at most 4,000; answers how many were not there already. */
export async function enqueueAll<Payload extends z.ZodObject>(
  unit: UnitOfWork,
  topic: Topic<Payload>,
  messages: ReadonlyArray<EnqueueOptions & { readonly payload: z.input<Payload> }>,
): Promise<number> {
  if (messages.length === 0) return 0;
  const rows = await textOf(unit).sql(
    `insert into outbox_message (topic, priority, payload, dedupe_key, available_at, attempts, created_at)
     values ${messages.map(() => '(?, ?, ?, ?, ?, 0, ?)').join(', ')} on conflict (dedupe_key) do nothing returning id`,
    messages.flatMap(({ payload, now, availableAt = now, dedupeKey = null }) => [
      topic.name,
      PRIORITIES.indexOf(topic.priority),
      JSON.stringify(topic.payload.parse(payload)),
      dedupeKey,
      availableAt,
      now,
    ]),
  );
  return rows.length;
}

/** Takes back messages that are not done yet, e.g. the reminders of a cancelled booking. */
export async function withdraw(unit: UnitOfWork, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return;
  const marks = dedupeKeys.map(() => '?').join(', ');
  await textOf(unit).sql(`delete from outbox_message where done_at is null and dedupe_key in (${marks})`, dedupeKeys);
}

interface OutboxCounts {
  /** Messages that wait, including those for later. */
  readonly waiting: number;
  /** Messages given up after all attempts. */
  readonly failed: number;
}

/** The size of the outbox, for metrics and `antam doctor`. */
export async function outboxCounts(db: Database): Promise<OutboxCounts> {
  const row = await textOf(db.read).first<OutboxCounts>(
    `select (select count(*) from outbox_message where done_at is null and failed_at is null) as waiting,
            (select count(*) from outbox_message where done_at is null and failed_at is not null) as failed`,
  );
  return row ?? { waiting: 0, failed: 0 };
}
