import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { textOf } from '../../../server/platform/db/text.ts';
import type { Finding } from '../part.ts';
import type { Target } from '../target.ts';

/** How the server is when it has done everything once. */
export interface Before {
  readonly bytes: number;
  readonly rows: Readonly<Record<string, number>>;
}

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 1_000;
/** The server may hold so much more than after its first thousands of requests: full caches, a heap that was larger. */
const MORE_BYTES = 96 * 1_048_576;
/** Rows that one answered request adds at most, in any one table and on average. */
const ROWS_A_REQUEST = 10;
const PAGE_MS = 1_000;

export async function before(target: Target): Promise<Before> {
  return { bytes: residentBytes(target.pid), rows: await countRows(target) };
}

/** What is not as it was some time after the attack: memory, answers, messages that wait, tables. */
export async function aftermath(
  target: Target,
  known: Before,
  { answered, note }: { answered: number; note: (line: string) => void },
): Promise<Finding[]> {
  if (!target.isAlive()) return [finding('the server has ended', target.log.latest())];
  const limit = known.bytes + MORE_BYTES;
  const bytes = await until(
    () => residentBytes(target.pid),
    value => value <= limit,
  );
  note(`resident ${megabytes(known.bytes)} before, ${megabytes(bytes)} after`);
  const waiting = await until(
    () => waitingMessages(target),
    value => value === 0,
  );
  const ms = await timePage(target);
  note(`a page takes ${Math.round(ms)} ms afterwards; ${waiting} messages wait`);
  const rows = await countRows(target);
  const grown = Object.entries(rows).filter(([table, count]) => {
    return count - (known.rows[table] ?? 0) > answered * ROWS_A_REQUEST;
  });
  return [
    ...(bytes <= limit ? [] : [finding('keeps its memory', `${megabytes(bytes)}, ${megabytes(known.bytes)} before`)]),
    ...(waiting === 0 ? [] : [finding('leaves messages in the outbox', `${waiting} wait after a minute`)]),
    ...(ms <= PAGE_MS ? [] : [finding('answers a page slowly afterwards', `${Math.round(ms)} ms`)]),
    ...grown.map(([table, count]) => finding(`fills the table ${table}`, `${known.rows[table] ?? 0} → ${count} rows`)),
  ];
}

const finding = (what: string, detail: string): Finding => ({
  part: 'malformed',
  what: `after the requests the server ${what}`,
  detail,
  reproduction: 'the whole run',
});

async function until<T>(look: () => T | Promise<T>, isRight: (value: T) => boolean): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const value = await look();
    if (isRight(value) || performance.now() > end) return value;
    await sleep(LOOK_EVERY_MS);
  }
}

/** The best of three, as the first may meet what is still being cleared away. */
async function timePage({ url }: Target): Promise<number> {
  const times = [];
  for (let n = 0; n < 3; n++) {
    const begun = performance.now();
    const answer = await fetch(`${url}/bac-si/?page=${n + 1}`);
    await answer.arrayBuffer();
    times.push(answer.ok ? performance.now() - begun : Number.POSITIVE_INFINITY);
  }
  return Math.min(...times);
}

const names = z.array(z.object({ name: z.string() }));
const counted = z.object({ count: z.coerce.number() });

/** Rows by table. */
async function countRows({ services: { db }, engine }: Target): Promise<Record<string, number>> {
  const listed = await textOf(db.primary).all(
    engine === 'sqlite'
      ? `select name from sqlite_master where type = 'table' and name not like 'sqlite%' and sql not like 'create virtual%'`
      : `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of names.parse(listed)) {
    counts[name] = counted.parse(await textOf(db.primary).first(`select count(*) as count from "${name}"`)).count;
  }
  return counts;
}

/** Messages of the outbox that are due and that nobody has done. */
async function waitingMessages({ services: { db, clock } }: Target): Promise<number> {
  const sql =
    'select count(*) as count from outbox_message where done_at is null and failed_at is null and available_at <= ?';
  return counted.parse(await textOf(db.primary).first(sql, [clock.now()])).count;
}

const KILOBYTE = 1_024;

/** The resident set of a process in bytes; from `ps` where there is no `/proc`. */
function residentBytes(pid: number): number {
  try {
    const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(line?.[1] ?? Number.NaN) * KILOBYTE;
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(stdout.trim()) * KILOBYTE;
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / KILOBYTE / KILOBYTE)} MB`;
