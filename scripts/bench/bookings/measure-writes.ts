import path from 'node:path';
import { openSqlite } from '@antam/server/platform/db/sqlite.ts';
import { withWorld } from '../services.ts';
import { fixed, markdownTable } from '../table.ts';
import { planBookings } from './plan-bookings.ts';
import { planReviews } from './plan-reviews.ts';
import type { PlannedWrites } from './planned-writes.ts';
import { recordingWrites, type Write } from './recorded-writes.ts';
import { cpuOf, DATABASE, withCopy } from './world-copy.ts';

/** Calls that are measured; as many warm up before. */
const CALLS = 400;
const AIM = 3;

/**
 * What writes cost inside the process beside the bare statements that make them durable, each in one transaction of the
 * driver, as a table.
 */
export async function writesTable(folder: string): Promise<string> {
  const rows: string[][] = [];
  for (const planned of [planBookings, planReviews]) {
    process.stderr.write(`${planned.name} …\n`);
    rows.push(await withCopy(folder, copy => measureWrites(copy, planned)));
  }
  return markdownTable(['write', 'CPU ms', 'statements', 'bare statements CPU ms', 'ratio', 'aim', 'met'], rows);
}

/** The same calls on two copies of one prepared world: by the server's commands, and by their statements alone. */
async function measureWrites(folder: string, { name, plan }: PlannedWrites): Promise<string[]> {
  const recorded: Write[][] = [];
  let ours = 0;
  let call: Awaited<ReturnType<PlannedWrites['plan']>> | undefined;
  await withWorld(folder, async services => {
    call = await plan(services, 2 * CALLS);
  });
  const bare = await withCopy(folder, async copy => {
    await withWorld(folder, async services => {
      const writes: Write[] = [];
      const noting = { ...services, db: recordingWrites(services.db, writes) };
      ours = await cpuOf(CALLS, async n => {
        await call?.(noting, n);
        recorded.push(writes.splice(0));
      });
    });
    return costOfBare(path.join(copy, DATABASE), recorded);
  });
  const ratio = ours / bare;
  const statements = recorded.at(-1)?.length ?? 0;
  return [
    name,
    fixed(ours, 3),
    String(statements),
    fixed(bare, 3),
    fixed(ratio),
    `≤ ${AIM}×`,
    ratio <= AIM ? 'yes' : 'no',
  ];
}

async function costOfBare(file: string, recorded: readonly (readonly Write[])[]): Promise<number> {
  const db = openSqlite(file);
  const prepared = new Map([...new Set(recorded.flat().map(({ sql }) => sql))].map(sql => [sql, db.prepare(sql)]));
  const repeat = db.transaction((writes: readonly Write[]) => {
    for (const { sql, params } of writes) {
      const statement = prepared.get(sql);
      if (statement?.reader) statement.all(...params);
      else statement?.run(...params);
    }
  });
  const cost = await cpuOf(CALLS, n => repeat.immediate(recorded[n] ?? []));
  db.close();
  return cost;
}
