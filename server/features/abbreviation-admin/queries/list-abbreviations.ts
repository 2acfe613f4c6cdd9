import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { findRows } from '../../../platform/lists/find-rows.ts';
import type { Services } from '../../../platform/services.ts';
import type { ABBREVIATION_SORTS, abbreviationFilter, StaffAbbreviationRow } from '../staff-contract.ts';
import { storedAbbreviations } from './stored-abbreviations.ts';

type Sort = (typeof ABBREVIATION_SORTS)[number];
type Query = RestQuery<z.output<typeof abbreviationFilter>, Sort>;

const vietnamese = new Intl.Collator('vi', { numeric: true });

/** One page of all abbreviations, looked through in memory: there are some hundreds. */
export async function listAbbreviations(
  { db }: Pick<Services, 'db'>,
  query: Query,
): Promise<RestPage<StaffAbbreviationRow>> {
  return findRows(await storedAbbreviations(db.primary), query, {
    textsOf: ({ short, meaning, read_as }) => [short, meaning, read_as],
    matches: () => true,
    compare: (a, b) => compareBy(query.sort.field, a, b),
  });
}

function compareBy(field: Sort, a: StaffAbbreviationRow, b: StaffAbbreviationRow): number {
  if (field === 'short' || field === 'meaning') return vietnamese.compare(a[field], b[field]);
  return field === 'id' ? 0 : Date.parse(a.updated_at) - Date.parse(b.updated_at);
}
