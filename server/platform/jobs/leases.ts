import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import { PRIORITIES, type Priority } from './topic.ts';

/** A message that this worker may handle until its lease ends; `attempt` distinguishes this lease from later ones. */
export interface Lease {
  readonly id: number;
  readonly topic: string;
  readonly priority: Priority;
  readonly payload: unknown;
  readonly attempt: number;
}

/** Of the topics that this worker handles; the others wait for a worker that knows them. */
const due = (topics: readonly string[]) =>
  `done_at is null and failed_at is null and available_at <= ? and (leased_until is null or leased_until < ?)
   and topic in (${topics.map(() => '?').join(', ')})`;

const LEVELS = PRIORITIES.map((_, level) => `select ${level} as level`).join(' union all ');

/** Priorities of which a message waits, the highest first; reads only, so that an idle worker takes no write lock. */
export async function duePriorities(db: Database, topics: readonly string[], now: Date): Promise<Priority[]> {
  const rows = await textOf(db.read).all<{ level: number }>(
    `select level from (${LEVELS}) levels
     where exists (select 1 from outbox_message where priority = level and ${due(topics)}) order by level`,
    [now, now, ...topics],
  );
  return rows.flatMap(({ level }) => PRIORITIES[level] ?? []);
}

interface LeasedRow {
  id: number | string;
  topic: string;
  priority: number;
  payload: unknown;
  attempts: number;
}

/** How many messages to take, and for how long. */
export interface Wanted {
  readonly now: Date;
  readonly until: Date;
  readonly limit: number;
  /** The priorities of the messages to lease; all by default. */
  readonly priorities?: readonly Priority[];
  /** At most so many of them with the lowest priority; `limit` by default. */
  readonly bulkLimit?: number;
}

/**
 * Leases due messages, those of the highest priority first and of these the oldest, by conditional updates: SQLite has
 * one writer at a time, and PostgreSQL skips rows that another worker is leasing. There is one update for each
 * priority, so that the index leads straight to its oldest messages.
 */
export async function takeLeases(db: Database, topics: readonly string[], wanted: Wanted): Promise<Lease[]> {
  const { now, until, limit, priorities = PRIORITIES, bulkLimit = limit } = wanted;
  const skip = db.engine === 'postgresql' ? 'for update skip locked' : '';
  const rows = await db.transaction(async unit => {
    const taken: LeasedRow[] = [];
    for (const [level, priority] of PRIORITIES.entries()) {
      if (!priorities.includes(priority)) continue;
      const room = Math.min(limit - taken.length, priority === 'bulk' ? bulkLimit : limit);
      if (room <= 0) break;
      const found = await textOf(unit).sql<LeasedRow>(
        `update outbox_message set leased_until = ?, attempts = attempts + 1 where id in (
           select id from outbox_message where priority = ? and ${due(topics)}
           order by available_at, id limit ${room} ${skip}
         ) returning id, topic, priority, payload, attempts`,
        [until, level, now, now, ...topics],
      );
      taken.push(...found);
    }
    return taken;
  });
  return rows
    .map(row => ({
      id: Number(row.id),
      topic: row.topic,
      priority: PRIORITIES[row.priority] ?? 'usual',
      payload: typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload,
      attempt: row.attempts,
    }))
    .sort((a, b) => PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority) || a.id - b.id);
}

/** Renews a lease; false if another worker has it. */
export async function extendLease(db: Database, lease: Lease, until: Date): Promise<boolean> {
  return change(db, lease, 'leased_until = ?', [until]);
}

/** Marks a message as done; false if another worker has the lease and handles it again. */
export async function finishLease(db: Database, lease: Lease, now: Date): Promise<boolean> {
  return change(db, lease, 'done_at = ?, leased_until = null, last_error = null', [now]);
}

/** Schedules a retry of a message at `at`. */
export async function retryLease(db: Database, lease: Lease, at: Date, error: string): Promise<boolean> {
  return change(db, lease, 'available_at = ?, leased_until = null, last_error = ?', [at, error]);
}

/** Marks a message as failed for good; it stays for operators to look at. */
export async function buryLease(db: Database, lease: Lease, now: Date, error: string): Promise<boolean> {
  return change(db, lease, 'failed_at = ?, leased_until = null, last_error = ?', [now, error]);
}

function change(db: Database, lease: Lease, assignments: string, values: readonly (Date | string)[]): Promise<boolean> {
  return db.transaction(async unit => {
    const rows = await textOf(unit).sql(
      `update outbox_message set ${assignments} where id = ? and attempts = ? and done_at is null and failed_at is null
       returning id`,
      [...values, lease.id, lease.attempt],
    );
    return rows.length > 0;
  });
}

/** Deletes what was done before `before`; failed messages stay. Takes no write lock when there is nothing to delete. */
export async function deleteDone(db: Database, before: Date): Promise<void> {
  const isAny = await textOf(db.read).first('select 1 as done from outbox_message where done_at < ? limit 1', [before]);
  if (!isAny) return;
  await db.transaction(unit => textOf(unit).sql('delete from outbox_message where done_at < ?', [before]));
}
