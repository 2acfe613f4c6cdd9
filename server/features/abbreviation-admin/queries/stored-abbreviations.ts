import type { Reader } from '../../../platform/db/reader.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { shortKey } from '../../abbreviations/rules/short-forms.ts';
import type { StaffAbbreviationRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';

const all = tables.selectFrom('abbreviation').select(['id', 'short', 'meaning', 'readAs', 'source', 'updatedAt']);

/** All abbreviations: some hundreds. One query. */
export async function storedAbbreviations(read: Pick<Reader | UnitOfWork, 'rows'>): Promise<StaffAbbreviationRow[]> {
  const rows = await read.rows(all.orderBy('id'));
  return rows.map(({ readAs, updatedAt, ...row }) => ({
    ...row,
    read_as: readAs,
    updated_at: (updatedAt ?? new Date(0)).toISOString(),
  }));
}

/** Abbreviations by their letters, small and without accents. */
export const byKey = (stored: readonly StaffAbbreviationRow[]): ReadonlyMap<string, StaffAbbreviationRow> =>
  new Map(stored.map(each => [shortKey(each.short), each]));
