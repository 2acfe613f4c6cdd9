import path from 'node:path';
import { openSqlite } from '@antam/server/platform/db/sqlite.ts';
import { withWorld } from '../services.ts';
import { fixed, markdownTable } from '../table.ts';
import { costsInTurns } from './costs-in-turns.ts';
import { planBookings } from './plan-bookings.ts';
import { planReplies } from './plan-replies.ts';
import { planReviews } from './plan-reviews.ts';
import type { PlannedWrites } from './planned-writes.ts';
import { isWrite, type RecordedStatement, recordingTransactions } from './recorded-statements.ts';
import { DATABASE, withCopy } from './world-copy.ts';

/** Calls that are measured, and that come before: fewer leave a quarter of the time to the compiler. */
const CALLS = { measured: 400, warmUp: 1_200 };
const ALL = CALLS.warmUp + CALLS.measured;
const AIM = 3;

type Statements = readonly RecordedStatement[];

/**
 * What writes cost inside the process beside the bare statements of their transactions, each of these in one durable
 * transaction of the driver with the same settings, as a table; those whose names are wanted.
 */
export async function writesTable(folder: string, isWanted: (name: string) => boolean): Promise<string> {
  const rows: string[][] = [];
  for (const planned of [planBookings, planReviews, planReplies].filter(({ name }) => isWanted(name))) {
    process.stderr.write(`${planned.name} …\n`);
    rows.push(await withCopy(folder, copy => measureWrites(copy, planned)));
  }
  const heading = ['write', 'CPU ms', 'statements', 'of them writes', 'bare statements CPU ms', 'ratio', 'aim', 'met'];
  return markdownTable([...heading, 'bare writes alone CPU ms'], rows);
}

/** The same calls on copies of one prepared world: by the server's commands, and by their statements alone. */
async function measureWrites(folder: string, { name, plan }: PlannedWrites): Promise<string[]> {
  let call: Awaited<ReturnType<PlannedWrites['plan']>> | undefined;
  await withWorld(folder, async services => {
    call = await plan(services, ALL);
  });
  const planned = call;
  if (!planned) throw new Error(`${name} has no plan`);
  const recorded: RecordedStatement[][] = [];
  await onCopy(folder, async services => {
    for (let n = 0; n < ALL; n += 1) {
      const statements: RecordedStatement[] = [];
      await planned({ ...services, db: recordingTransactions(services.db, statements) }, n);
      recorded.push(statements);
    }
  });
  const writes = recorded.map(statements => statements.filter(isWrite));
  const [ours = NaN, bare = NaN, bareWrites = NaN] = await measureInTurns(folder, planned, { recorded, writes });
  const count = (calls: readonly Statements[]) => String(calls.at(-1)?.length ?? 0);
  const ratio = ours / bare;
  const measured = [name, fixed(ours, 3), count(recorded), count(writes), fixed(bare, 3), fixed(ratio)];
  return [...measured, `≤ ${AIM}×`, ratio <= AIM ? 'yes' : 'no', fixed(bareWrites, 3)];
}

async function measureInTurns(
  folder: string,
  planned: Awaited<ReturnType<PlannedWrites['plan']>>,
  { recorded, writes }: Readonly<Record<'recorded' | 'writes', readonly Statements[]>>,
): Promise<number[]> {
  let costs: number[] = [];
  await onCopy(folder, services =>
    withCopy(folder, first =>
      withCopy(folder, async second => {
        const [bare, bareWrites] = [openBare(first, recorded), openBare(second, writes)];
        costs = await costsInTurns([n => planned(services, n), bare.call, bareWrites.call], CALLS);
        bare.close();
        bareWrites.close();
      }),
    ),
  );
  return costs;
}

const onCopy = (folder: string, work: Parameters<typeof withWorld>[1]): Promise<void> =>
  withCopy(folder, copy => withWorld(copy, work));

/** Repeats the statements of the nth call in one transaction of the driver, each prepared once. */
function openBare(folder: string, calls: readonly Statements[]) {
  const db = openSqlite(path.join(folder, DATABASE));
  const prepared = new Map([...new Set(calls.flat().map(({ sql }) => sql))].map(sql => [sql, db.prepare(sql)]));
  const repeat = db.transaction((statements: Statements) => {
    for (const { sql, params } of statements) {
      const statement = prepared.get(sql);
      if (statement?.reader) statement.all(...params);
      else statement?.run(...params);
    }
  });
  return { call: (n: number) => repeat.immediate(calls[n] ?? []), close: () => db.close() };
}
