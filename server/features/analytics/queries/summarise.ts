import type { Reader, SqlValue } from '../../../platform/db/reader.ts';
import type { AnalyticsSummary } from '../staff-contract.ts';

/** Days as `2026-01-31`, both included. */
export interface SummaryRange {
  readonly from: string;
  readonly to: string;
  /** Only this path. */
  readonly path?: string | undefined;
}

const MOST_ROWS = 100;

/** What happened in these days, for staff. */
export async function summarise(read: Reader, { from, to, path }: SummaryRange): Promise<AnalyticsSummary> {
  const where = `day >= ? and day <= ?${path === undefined ? '' : ' and path = ?'}`;
  const params: SqlValue[] = [from, to, ...(path === undefined ? [] : [path])];
  const [days, paths, events, timings, visitors] = await Promise.all([
    read.all<{ day: string; views: Count }>(
      `select day, sum("count") as views from analytics_day_count where ${where} group by day order by day`,
      params,
    ),
    read.all<{ path: string; views: Count }>(
      `select path, sum("count") as views from analytics_day_count where ${where}
       group by path order by views desc, path limit ${MOST_ROWS}`,
      params,
    ),
    read.all<{ category: string; action: string; count: Count }>(
      `select category, action, count(*) as count from analytics_hit where ${where} and kind = 'event'
       group by category, action order by count desc, category, action limit ${MOST_ROWS}`,
      params,
    ),
    read.all<{ category: string; action: string; count: Count; average_ms: Count }>(
      `select category, action, count(*) as count, avg(value) as average_ms from analytics_hit
       where ${where} and kind = 'timing' group by category, action order by category, action limit ${MOST_ROWS}`,
      params,
    ),
    read.first<{ visitors: Count }>(
      `select count(distinct user_id) as visitors from analytics_hit where ${where}`,
      params,
    ),
  ]);
  return {
    from,
    to,
    days: days.map(row => ({ ...row, views: Number(row.views) })),
    paths: paths.map(row => ({ ...row, views: Number(row.views) })),
    events: events.map(row => ({ ...row, count: Number(row.count) })),
    timings: timings.map(row => ({
      ...row,
      count: Number(row.count),
      average_ms: Math.round(Number(row.average_ms)),
    })),
    visitors: Number(visitors?.visitors ?? 0),
  };
}

/** PostgreSQL gives sums and averages as text. */
type Count = number | string;
