import type { Database } from '../db/database.ts';

/** A message that this worker may handle until its lease ends; `attempt` tells this lease from later ones. */
export interface Lease {
  readonly id: number;
  readonly topic: string;
  readonly payload: unknown;
  readonly attempt: number;
}

/** Of the topics that this worker handles; the others wait for a worker that knows them. */
const due = (topics: readonly string[]) =>
  `done_at is null and failed_at is null and available_at <= ? and (leased_until is null or leased_until < ?)
   and topic in (${topics.map(() => '?').join(', ')})`;

/** Whether a message waits; reads only, so that an idle worker takes no write lock. */
export async function isAnyDue(db: Database, topics: readonly string[], now: Date): Promise<boolean> {
  const sql = `select 1 as due from outbox_message where ${due(topics)} limit 1`;
  return (await db.read.first(sql, [now, now, ...topics])) !== undefined;
}

interface LeasedRow {
  id: number | string;
  topic: string;
  payload: unknown;
  attempts: number;
}

/**
 * Takes up to `limit` due messages, oldest first, by one conditional update: SQLite runs one writer at a time, and
 * PostgreSQL skips the rows that another worker is taking.
 */
export async function takeLeases(
  db: Database,
  topics: readonly string[],
  lease: { now: Date; until: Date; limit: number },
): Promise<Lease[]> {
  const skip = db.engine === 'postgresql' ? 'for update skip locked' : '';
  const rows = await db.transaction(unit =>
    unit.sql<LeasedRow>(
      `update outbox_message set leased_until = ?, attempts = attempts + 1 where id in (
         select id from outbox_message where ${due(topics)} order by available_at, id limit ${lease.limit} ${skip}
       ) returning id, topic, payload, attempts`,
      [lease.until, lease.now, lease.now, ...topics],
    ),
  );
  return rows
    .map(row => ({
      id: Number(row.id),
      topic: row.topic,
      payload: typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload,
      attempt: row.attempts,
    }))
    .sort((a, b) => a.id - b.id);
}

/** Holds a message longer; false where the lease was lost to another worker. */
export async function extendLease(db: Database, lease: Lease, until: Date): Promise<boolean> {
  return change(db, lease, 'leased_until = ?', [until]);
}

/** Marks a message as done; false where the lease was lost, and another worker does it again. */
export async function finishLease(db: Database, lease: Lease, now: Date): Promise<boolean> {
  return change(db, lease, 'done_at = ?, leased_until = null, last_error = null', [now]);
}

/** Lets a message be tried again at `at`. */
export async function retryLease(db: Database, lease: Lease, at: Date, error: string): Promise<boolean> {
  return change(db, lease, 'available_at = ?, leased_until = null, last_error = ?', [at, error]);
}

/** Gives up: the message stays for people to look at. */
export async function buryLease(db: Database, lease: Lease, now: Date, error: string): Promise<boolean> {
  return change(db, lease, 'failed_at = ?, leased_until = null, last_error = ?', [now, error]);
}

function change(db: Database, lease: Lease, assignments: string, values: readonly (Date | string)[]): Promise<boolean> {
  return db.transaction(async unit => {
    const rows = await unit.sql(
      `update outbox_message set ${assignments} where id = ? and attempts = ? and done_at is null and failed_at is null
       returning id`,
      [...values, lease.id, lease.attempt],
    );
    return rows.length > 0;
  });
}

/** Deletes what was done before `before`; failed messages stay. Takes no write lock when there is nothing to delete. */
export async function deleteDone(db: Database, before: Date): Promise<void> {
  const isAny = await db.read.first('select 1 as done from outbox_message where done_at < ? limit 1', [before]);
  if (!isAny) return;
  await db.transaction(unit => unit.sql('delete from outbox_message where done_at < ?', [before]));
}
