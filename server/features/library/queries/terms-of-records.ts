import { reference } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Services } from '../../../platform/services.ts';
import { linkTables, ownerOf, type TermTable } from '../../taxonomy/link-tables.ts';
import { type TermEntry, termsOf } from '../../taxonomy/term.repository.ts';

/** The specialities of records, the main one first. One query. */
export async function specialitiesOf(
  { db }: Pick<Services, 'db'>,
  table: TermTable,
  records: readonly number[],
): Promise<(record: number) => readonly TermEntry[]> {
  if (records.length === 0) return () => [];
  const owner = reference<number>(ownerOf(table));
  const [terms, rows] = await Promise.all([
    termsOf(db),
    db.read.rows(
      linkTables
        .selectFrom(table)
        .select([owner.as('owner'), 'term'])
        .where(owner, 'in', idList(records))
        .orderBy(owner)
        .orderBy('position'),
    ),
  ]);
  const byOwner = Map.groupBy(rows, row => row.owner);
  return record => (byOwner.get(record) ?? []).flatMap(({ term }) => terms.get(term) ?? []);
}
