import { texts } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { isUnderMaintenance } from '../../../platform/maintenance/maintenance.ts';
import type { Services } from '../../../platform/services.ts';
import type { WordCount } from '../rules/count-key.ts';
import { tables } from '../tables.ts';

/**
 * Different words of one day; what comes after them is not counted, so that no visitor can fill the database and staff do not
 * wait for the sums of 90 days.
 */
export const MAX_WORDS_A_DAY = 500;
/** Rows of one insert: well below the number of parameters that either engine takes. */
const MAX_ROWS = 500;

type AddServices = Pick<Services, 'db' | 'clock'>;

/** Adds counts to those that are stored, in one transaction. Throws during maintenance, when nothing may be written. */
export async function addCounts(services: AddServices, counts: readonly WordCount[]): Promise<void> {
  if (await isUnderMaintenance(services)) throw new Error('Nothing is written during maintenance');
  await services.db.transaction(async unit => {
    for (const [day, ofDay] of Map.groupBy(counts, count => count.day)) await addDay(unit, day, ofDay);
  });
}

async function addDay(unit: UnitOfWork, day: string, counts: readonly WordCount[]): Promise<void> {
  const size = await lockDay(unit, day);
  const rows = await unit.rows(
    tables
      .selectFrom('query_day')
      .select('words')
      .where('day', '=', day)
      .where('words', 'in', texts(counts.map(({ words }) => words))),
  );
  const stored = new Set(rows.map(({ words }) => words));
  const fresh = counts.filter(({ words }) => !stored.has(words)).slice(0, Math.max(0, MAX_WORDS_A_DAY - size));
  const kept = [...counts.filter(({ words }) => stored.has(words)), ...fresh];
  for (let start = 0; start < kept.length; start += MAX_ROWS) await addRows(unit, kept.slice(start, start + MAX_ROWS));
  await unit.run(
    tables
      .updateTable('query_day_size')
      .set({ words: size + fresh.length })
      .where('day', '=', day),
  );
}

/** Locks the words of a day until the transaction ends, and answers how many there are. */
async function lockDay(unit: UnitOfWork, day: string): Promise<number> {
  const row = await unit.row(
    tables
      .insertInto('query_day_size')
      .values({ day, words: 0 })
      .onConflict(same => same.column('day').doUpdateSet(eb => ({ words: eb.ref('query_day_size.words') })))
      .returning('words'),
  );
  return row?.words ?? 0;
}

async function addRows(unit: UnitOfWork, rows: readonly WordCount[]): Promise<void> {
  await unit.run(
    tables
      .insertInto('query_day')
      .values([...rows])
      .onConflict(same =>
        same.columns(['day', 'words']).doUpdateSet(eb => ({
          shown: eb('query_day.shown', '+', eb.ref('excluded.shown')),
          empty: eb('query_day.empty', '+', eb.ref('excluded.empty')),
          pressed: eb('query_day.pressed', '+', eb.ref('excluded.pressed')),
        })),
      ),
  );
}
