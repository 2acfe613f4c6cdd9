import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { SqlValue } from '../../../platform/db/reader.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { AnalyticsHit } from '../contract.ts';
import { type CleanHit, cleanHit, countViews } from '../rules/clean-hit.ts';

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
    for (const [path, count] of views) await addViews(unit, vietnamDay(now), path, count);
    if (userId !== null) await insertHits(unit, kept, { now, userId });
  });
  return kept.length;
}

function addViews(unit: UnitOfWork, day: string, path: string, count: number): Promise<object[]> {
  return unit.sql(
    `insert into analytics_day_count (day, path, "count") values (?, ?, ?)
     on conflict (day, path) do update set "count" = analytics_day_count."count" + excluded."count"`,
    [day, path, count],
  );
}

async function insertHits(
  unit: UnitOfWork,
  hits: readonly CleanHit[],
  { now, userId }: { now: Date; userId: string },
): Promise<void> {
  const rows = hits.map((hit): SqlValue[] => [
    ...[vietnamDay(now), now, hit.kind, hit.path, hit.title],
    ...[hit.category, hit.action, hit.label, hit.value, userId],
  ]);
  await unit.sql(
    `insert into analytics_hit (day, at, kind, path, title, category, action, label, value, user_id)
     values ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
    rows.flat(),
  );
}
