import type { Database } from '../../../platform/db/database.ts';
import { literal } from '../../../platform/db/expressions.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { ThreadList } from '../contract.ts';
import { tables } from '../tables.ts';

/** Counting walks an index of all threads, so what was counted is good for a while. */
const GOOD_FOR_MS = 60_000;

const counted = new WeakMap<Database, { readonly at: number; readonly counts: Promise<ReadonlyMap<number, number>> }>();

/** Specialities with public threads, those with the most first; the numbers may be a minute old. */
export async function specialityCounts({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<ThreadList['specialities']> {
  const [terms, counts] = await Promise.all([termsOf(db), currentCounts(db, clock.now().getTime())]);
  return terms
    .ofKind('speciality')
    .flatMap(({ id, slug, name }) => {
      const count = counts.get(id) ?? 0;
      return count > 0 ? [{ slug, name, count }] : [];
    })
    .sort((a, b) => b.count - a.count);
}

/** How many public threads a speciality has, or there are in all; the number may be a minute old. */
export async function threadCount(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  speciality: number | undefined,
): Promise<number> {
  const counts = await currentCounts(db, clock.now().getTime());
  if (speciality !== undefined) return counts.get(speciality) ?? 0;
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Threads of no speciality are counted under 0. */
function currentCounts(db: Database, now: number): Promise<ReadonlyMap<number, number>> {
  const known = counted.get(db);
  if (known && now - known.at < GOOD_FOR_MS) return known.counts;
  const counts = readCounts(db);
  counted.set(db, { at: now, counts });
  counts.catch(() => counted.delete(db));
  return counts;
}

const perSpeciality = statement(() =>
  tables
    .selectFrom('thread')
    .select(eb => ['speciality', eb.fn.countAll<number>().as('count')])
    .where('status', '=', literal('published'))
    .groupBy('speciality'),
);

async function readCounts(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db.read.rows(perSpeciality({}));
  return new Map(rows.map(({ speciality, count }) => [speciality ?? 0, Number(count)]));
}
