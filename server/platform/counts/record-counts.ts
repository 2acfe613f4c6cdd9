import { idRows, ids } from '../db/list-values.ts';
import type { Parameters } from '../db/parameter.ts';
import { statement } from '../db/query.ts';
import type { Reader } from '../db/reader.ts';
import { tablesOf } from '../db/tables.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { RecordCount } from './record-count.entity.ts';

const tables = tablesOf(RecordCount);

interface Counted {
  readonly kind: string;
  readonly name: string;
}

const selectCounts = statement(({ kind, name, records }: Parameters<Counted & { records: readonly number[] }>) =>
  tables
    .selectFrom('record_count')
    .select(['recordId', 'value'])
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('recordId', 'in', ids(records)),
);

/** The counts of some records, by id; a record that was never counted is absent. */
export async function recordCounts(
  read: Pick<Reader, 'rows'>,
  counted: Counted,
  records: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await read.rows(selectCounts({ ...counted, records }));
  return new Map(rows.map(row => [row.recordId, row.value]));
}

/** PostgreSQL does not take the types of parameters in a list of columns from the table that they go into. */
const addValues = statement(
  ({ kind, name, records, by }: Parameters<Counted & { records: readonly number[]; by: number }>) =>
    tables
      .insertInto('record_count')
      .columns(['kind', 'name', 'recordId', 'value'])
      .expression(
        tables
          .selectFrom(idRows(records).as('record'))
          .select(eb => [
            eb.cast<string>(kind, 'text').as('kind'),
            eb.cast<string>(name, 'text').as('name'),
            'record.value as recordId',
            eb.cast<number>(by, 'integer').as('value'),
          ])
          .orderBy('recordId'),
      )
      .onConflict(conflict =>
        conflict
          .columns(['kind', 'name', 'recordId'])
          .doUpdateSet(eb => ({ value: eb('record_count.value', '+', eb.ref('excluded.value')) })),
      ),
);

/**
 * Adds to the counts of some records inside a transaction. Rows are locked in the order of ids, so that two who count
 * the same records do not wait for each other in a circle.
 */
export async function addToCounts(
  unit: UnitOfWork,
  counted: Counted,
  records: readonly number[],
  by: number,
): Promise<void> {
  if (records.length > 0) await unit.run(addValues({ ...counted, records, by }));
}

/** Deletes all counts of records that are being deleted. */
export async function deleteCounts(unit: UnitOfWork, kind: string, records: readonly number[]): Promise<void> {
  await unit.run(tables.deleteFrom('record_count').where('kind', '=', kind).where('recordId', 'in', ids(records)));
}
