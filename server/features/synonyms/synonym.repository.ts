import { ids as idList } from '../../platform/db/list-values.ts';
import type { Reader } from '../../platform/db/reader.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import type { SynonymSubject } from './synonym.entity.ts';
import { tables } from './tables.ts';

/** The synonyms of a record of one kind, in the order in which they were made; empty where it has none. */
export type SynonymsOf = (record: number) => readonly string[];

/** Reads the synonyms of some records of a kind, of all where none are named. One query. */
export async function synonymsOf(
  read: Reader,
  subject: SynonymSubject,
  records?: readonly number[],
): Promise<SynonymsOf> {
  const all = tables.selectFrom('synonym').select(['recordId', 'words']).where('subject', '=', subject).orderBy('id');
  const rows = await read.rows(records === undefined ? all : all.where('recordId', 'in', idList(records)));
  const byRecord = Map.groupBy(rows, row => row.recordId);
  return record => (byRecord.get(record) ?? []).map(({ words }) => words);
}

/** Deletes what stood for records that are being deleted. */
export async function deleteSynonymsOf(
  unit: UnitOfWork,
  subject: SynonymSubject,
  records: readonly number[],
): Promise<void> {
  await unit.run(tables.deleteFrom('synonym').where('subject', '=', subject).where('recordId', 'in', idList(records)));
}
