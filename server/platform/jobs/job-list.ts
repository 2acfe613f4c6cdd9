import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';

/** `later`: its time has not come, or it failed and is tried again then. */
export const JOB_STATES = ['failed', 'running', 'due', 'later'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A message of the outbox that is not done, as operators see it: its payload stays out. */
export interface Job {
  readonly id: number;
  readonly topic: string;
  readonly state: JobState;
  readonly createdAt: Date;
  /** When it is done next, at the earliest. */
  readonly availableAt: Date;
  readonly failedAt: Date | null;
  readonly attempts: number;
  /** Why the last try failed, without values. */
  readonly error: string | null;
}

interface JobPage {
  /** `failed`: given up after all tries. `waiting`: all others that are not done. */
  readonly which: 'failed' | 'waiting';
  readonly topic?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

interface JobRow {
  id: number | string;
  topic: string;
  created_at: Date | number;
  available_at: Date | number;
  leased_until: Date | number | null;
  failed_at: Date | number | null;
  attempts: number;
  last_error: string | null;
}

const COLUMNS = 'id, topic, created_at, available_at, leased_until, failed_at, attempts, last_error';
/** Those that wait come in the order in which they are done, the others by age: so are the indexes. */
const WHICH = {
  failed: { where: 'done_at is null and failed_at is not null', order: 'id' },
  waiting: { where: 'done_at is null and failed_at is null', order: 'priority, available_at, id' },
} as const;

/** One page of the jobs that are not done, and how many there are. */
export async function listJobs(
  db: Database,
  now: Date,
  { which, topic, offset, limit }: JobPage,
): Promise<{ rows: Job[]; total: number }> {
  const { where, order } = WHICH[which];
  const from = `from outbox_message where ${where}${topic === undefined ? '' : ' and topic = ?'}`;
  const values = topic === undefined ? [] : [topic];
  const [rows, counted] = await Promise.all([
    textOf(db.primary).all<JobRow>(`select ${COLUMNS} ${from} order by ${order} limit ? offset ?`, [
      ...values,
      limit,
      offset,
    ]),
    textOf(db.primary).first<{ total: number | string }>(`select count(*) as total ${from}`, values),
  ]);
  return { rows: rows.map(row => jobOf(row, now)), total: Number(counted?.total ?? 0) };
}

/** These jobs as far as they are not done, by id. */
export async function jobsById(db: Database, now: Date, ids: readonly number[]): Promise<Job[]> {
  if (ids.length === 0) return [];
  const rows = await textOf(db.primary).all<JobRow>(
    `select ${COLUMNS} from outbox_message
     where done_at is null and id in (${ids.map(() => '?').join(', ')}) order by id`,
    ids,
  );
  return rows.map(row => jobOf(row, now));
}

function jobOf(row: JobRow, now: Date): Job {
  const leased = row.leased_until === null ? undefined : new Date(row.leased_until);
  const availableAt = new Date(row.available_at);
  const failedAt = row.failed_at === null ? null : new Date(row.failed_at);
  const waiting = availableAt > now ? 'later' : 'due';
  const open = leased !== undefined && leased > now ? 'running' : waiting;
  return {
    id: Number(row.id),
    topic: row.topic,
    state: failedAt === null ? open : 'failed',
    availableAt,
    failedAt,
    createdAt: new Date(row.created_at),
    attempts: row.attempts,
    error: row.last_error,
  };
}
