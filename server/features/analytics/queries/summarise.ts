import type { Reader } from '../../../platform/db/reader.ts';
import type { AnalyticsSummary } from '../staff-contract.ts';
import { tables } from '../tables.ts';

/** Days as `2026-01-31`, both included. */
export interface SummaryRange {
  readonly from: string;
  readonly to: string;
  /** Only this path. */
  readonly path?: string | undefined;
}

const MAX_ROWS = 100;

/** What happened in these days, for staff. */
export async function summarise(read: Reader, range: SummaryRange): Promise<AnalyticsSummary> {
  const [days, paths, events, timings, visitors] = await Promise.all([
    read.rows(viewsOf(range).select('day').groupBy('day').orderBy('day')),
    read.rows(viewsOf(range).select('path').groupBy('path').orderBy('views', 'desc').orderBy('path').limit(MAX_ROWS)),
    read.rows(actionsOf(range, 'event').orderBy('count', 'desc').orderBy('category').orderBy('action')),
    read.rows(
      actionsOf(range, 'timing')
        .select(eb => eb.fn.avg<number>('value').as('averageMs'))
        .orderBy('category')
        .orderBy('action'),
    ),
    read.row(hitsOf(range).select(eb => eb.fn.count<number>('userId').distinct().as('visitors'))),
  ]);
  return {
    from: range.from,
    to: range.to,
    days,
    paths,
    events,
    timings: timings.map(({ averageMs, ...row }) => ({ ...row, average_ms: Math.round(averageMs) })),
    visitors: visitors?.visitors ?? 0,
  };
}

const viewsOf = ({ from, to, path }: SummaryRange) =>
  tables
    .selectFrom('analytics_day_count')
    .select(eb => eb.fn.sum<number>('count').as('views'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(path !== undefined, query => query.where('path', '=', path ?? ''));

const hitsOf = ({ from, to, path }: SummaryRange) =>
  tables
    .selectFrom('analytics_hit')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(path !== undefined, query => query.where('path', '=', path ?? ''));

const actionsOf = (range: SummaryRange, kind: 'event' | 'timing') =>
  hitsOf(range)
    .where('kind', '=', kind)
    .select(eb => ['category', 'action', eb.fn.countAll<number>().as('count')])
    .groupBy(['category', 'action'])
    .limit(MAX_ROWS);
