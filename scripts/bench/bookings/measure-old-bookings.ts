import path from 'node:path';
import { plannedSlots } from '@antam/server/features/bookings/queries/offered-slots.ts';
import { ANYBODY } from '@antam/server/features/bookings/visitor.ts';
import { loadCalendars } from '@antam/server/features/schedules/queries/load-calendars.ts';
import Sqlite from 'better-sqlite3';
import { withWorld } from '../services.ts';
import { fixed, markdownTable } from '../table.ts';
import { bookedCalendars } from './booked-calendars.ts';
import { cpuOf, DATABASE, withCopy } from './world-copy.ts';

const COUNTS = [10_000, 1_000_000] as const;
const AIM = 1.5;
const CALLS = { measured: 3_000, warmUp: 3_000 };
const DAY_MS = 86_400_000;

/** What a week of slots of one doctor costs where so many visits are over, inside the process, as a table. */
export async function oldBookingsTable(folder: string): Promise<string> {
  const names = await bookedCalendars(folder);
  const costs: number[] = [];
  for (const count of COUNTS) {
    process.stderr.write(`${count.toLocaleString('en')} old bookings …\n`);
    costs.push(await withCopy(folder, copy => costOfSlots(copy, count, names)));
  }
  const growth = (costs.at(-1) ?? 0) / (costs[0] ?? 1);
  const heading = [
    'CPU ms with old bookings',
    ...COUNTS.map(count => count.toLocaleString('en')),
    'growth',
    'aim',
    'met',
  ];
  const row = ['slots: a doctor, 7 days', ...costs.map(cost => fixed(cost, 3)), `${fixed(growth)}×`];
  return markdownTable(heading, [[...row, `≤ ${AIM}×`, growth <= AIM ? 'yes' : 'no']]);
}

async function costOfSlots(folder: string, count: number, names: readonly string[]): Promise<number> {
  addOldBookings(path.join(folder, DATABASE), count);
  const pairs = names.map(name => {
    const [place = 0, professional = null] = name.split('-').map(Number);
    return { place, professional };
  });
  let cost = 0;
  await withWorld(folder, async services => {
    cost = await cpuOf(CALLS, async n => {
      const wanted = pairs.slice(n % pairs.length, (n % pairs.length) + 1);
      const calendars = await loadCalendars(services.db.primary, wanted);
      await plannedSlots(services, [...calendars.values()], { days: 7, visitor: ANYBODY });
    });
  });
  return cost;
}

/** Visits of the last two years, as many in each calendar. */
function addOldBookings(file: string, count: number): void {
  const db = new Sqlite(file);
  db.exec('create temp table numbered as select id, place_id, professional_id from calendar order by id');
  const [calendars] = db.prepare<[], number>('select count(*) from numbered').pluck().all();
  db.prepare(
    `insert into booking (code, place_id, professional_id, calendar_id, start_at, end_at, state, answers, created_at, updated_at)
     with recursive row(n) as (select 1 union all select n + 1 from row where n < :count)
     select printf('%010d', n), place_id, professional_id, id, :now - (2 + n % 700) * :day, :now - (2 + n % 700) * :day + 1800000,
       'completed', '[]', :now, :now
     from row cross join numbered where numbered.rowid = 1 + n % :calendars`,
  ).run({ count, now: Date.now(), day: DAY_MS, calendars });
  db.exec('analyze');
  db.close();
}
