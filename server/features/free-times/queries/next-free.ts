import type { Expression } from 'kysely';
import { vietnamMoment } from '../../../platform/clock/vietnam-calendar.ts';
import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { tables } from '../tables.ts';

const timesOf = statement((p: Parameters<{ kind: string; records: readonly number[] }>) =>
  tables
    .selectFrom('next_free')
    .select(['entityId as id', 'nextAt as at'])
    .where('kind', '=', p.kind)
    .where('entityId', 'in', idList(p.records))
    .where('nextAt', 'is not', null),
);

/** The next free times of some records of a kind, `2026-11-25T08:30:00+07:00`, by id; one without any is absent. */
export async function nextFree(
  read: Pick<Reader, 'rows'>,
  kind: string,
  records: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (records.length === 0) return new Map();
  const rows = await read.rows(timesOf({ kind, records }));
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, vietnamMoment(at)]])));
}

/** A part of a query: the next free time of the record with this id; null without any. */
export const nextFreeOf = (kind: string, record: Expression<number>) =>
  tables
    .selectFrom('next_free')
    .select('nextAt')
    .where('kind', '=', literal(kind))
    .where('entityId', '=', record)
    .$asScalar();

/** The records of a kind that have a next free time. */
export async function recordsWithTimes(db: Pick<Reader, 'rows'>, kind: string): Promise<number[]> {
  const rows = await db.rows(
    tables.selectFrom('next_free').select('entityId as id').where('kind', '=', kind).where('nextAt', 'is not', null),
  );
  return rows.map(({ id }) => id);
}
