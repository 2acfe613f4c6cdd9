import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { findRows } from '../../../platform/lists/find-rows.ts';
import type { Services } from '../../../platform/services.ts';
import type { StaffSynonym, SYNONYM_SORTS, synonymFilter } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { meantRecords } from './meant-records.ts';

type Sort = (typeof SYNONYM_SORTS)[number];
type Query = RestQuery<z.output<typeof synonymFilter>, Sort>;
type Row = Omit<StaffSynonym, 'can'>;

const vietnamese = new Intl.Collator('vi', { numeric: true });

/** One page of the synonyms that staff have made, looked through in memory: there are some hundreds. */
export async function listSynonyms({ db }: Pick<Services, 'db'>, query: Query): Promise<RestPage<Row>> {
  const { kind } = query.filter;
  const stored = await db.primary.rows(
    tables.selectFrom('synonym').select(['id', 'subject', 'record_id', 'words', 'made_at']).orderBy('id'),
  );
  const recordOf = await meantRecords(db.primary, stored);
  const rows = stored.flatMap(({ subject, made_at, ...row }): Row[] => {
    const record = recordOf({ subject, record_id: row.record_id });
    return record ? [{ ...row, ...record, made_at: made_at.toISOString() }] : [];
  });
  return findRows(rows, query, {
    textsOf: ({ words, name }) => [words, name],
    matches: row => kind === undefined || row.kind === kind,
    compare: (a, b) => compareBy(query.sort.field, a, b),
  });
}

function compareBy(field: Sort, a: Row, b: Row): number {
  if (field === 'id') return 0;
  return vietnamese.compare(a[field], b[field]);
}
