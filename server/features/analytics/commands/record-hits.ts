import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { AnalyticsHit } from '../contract.ts';
import { type CleanHit, cleanHit, countViews } from '../rules/clean-hit.ts';
import { tables } from '../tables.ts';

/**
 * Counts views by day and path. The hits themselves are kept only with the random id of a visitor who has consented.
 * Answers how many were fit to be counted or kept.
 */
export async function recordHits(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  hits: readonly AnalyticsHit[],
  userId: string | null,
): Promise<number> {
  const clean = hits.map(cleanHit).filter(hit => hit !== null);
  const views = countViews(clean);
  const kept = userId === null ? clean.filter(({ isView }) => isView) : clean;
  if (kept.length === 0) return 0;
  const now = clock.now();
  await db.transaction(async unit => {
    for (const [path, count] of views) await unit.run(addViews({ day: vietnamDay(now), path, count }));
    if (userId !== null) await insertHits(unit, kept, { now, userId });
  });
  return kept.length;
}

const addViews = statement((p: Parameters<{ readonly day: string; readonly path: string; readonly count: number }>) =>
  tables
    .insertInto('analytics_day_count')
    .values({ day: p.day, path: p.path, count: p.count })
    .onConflict(same =>
      same.columns(['day', 'path']).doUpdateSet(eb => ({
        count: eb('analytics_day_count.count', '+', eb.ref('excluded.count')),
      })),
    ),
);

async function insertHits(
  unit: UnitOfWork,
  hits: readonly CleanHit[],
  { now, userId }: { now: Date; userId: string },
): Promise<void> {
  const rows = hits.map(({ kind, path, title, category, action, label, value }) => ({
    day: vietnamDay(now),
    at: now,
    kind,
    path,
    title,
    category,
    action,
    label,
    value,
    userId,
  }));
  await unit.run(tables.insertInto('analytics_hit').values(rows));
}
