import { ids as idList } from '../../../platform/db/list-values.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { type TermEntry, termsOf } from '../../taxonomy/term.repository.ts';

/** Tables that link a kind of record to specialities, each with the property that names the record. */
const OWNER = { disease_term: 'disease', drug_term: 'drug' } as const;
export type SpecialityTable = keyof typeof OWNER;

interface LinkColumns {
  readonly disease: number;
  readonly drug: number;
  readonly term: number;
  readonly position: number;
}

const tables = tablesWith<LinkColumns, SpecialityTable>();

/** The specialities of records, the main one first. One query. */
export async function specialitiesOf(
  { db }: Pick<Services, 'db'>,
  table: SpecialityTable,
  records: readonly number[],
): Promise<(record: number) => readonly TermEntry[]> {
  if (records.length === 0) return () => [];
  const owner = OWNER[table];
  const [terms, rows] = await Promise.all([
    termsOf(db),
    db.read.rows(
      tables
        .selectFrom(table)
        .select([`${owner} as owner`, 'term'])
        .where(owner, 'in', idList(records))
        .orderBy(owner)
        .orderBy('position'),
    ),
  ]);
  const byOwner = Map.groupBy(rows, row => row.owner);
  return record => (byOwner.get(record) ?? []).flatMap(({ term }) => terms.get(term) ?? []);
}
