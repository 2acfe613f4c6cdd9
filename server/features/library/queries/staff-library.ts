import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { findRows } from '../../../platform/lists/find-rows.ts';
import type { Services } from '../../../platform/services.ts';
import type { PagedKind } from '../../records/record-kind.ts';
import type { LibraryStatus } from '../contract.ts';
import type { LibraryFilter, LibrarySort, StaffLibraryRow } from '../staff-contract.ts';

interface StaffColumns {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly status: LibraryStatus;
  readonly reviewerName: string;
  readonly updatedAt: Date;
}

const tables = tablesWith<StaffColumns>();
const vietnamese = new Intl.Collator('vi', { numeric: true });

/** One page of all records of a kind: some thousands, so they are searched and sorted in memory, without their texts. */
export async function listStaffLibrary(
  { db }: Pick<Services, 'db'>,
  { record: { kind }, pageUrl }: PagedKind,
  query: RestQuery<LibraryFilter, LibrarySort>,
): Promise<RestPage<StaffLibraryRow>> {
  const { status, q } = query.filter;
  const rows = await db.primary.rows(
    tables.selectFrom(kind).select(['id', 'slug', 'name', 'status', 'reviewerName', 'updatedAt']),
  );
  const namesOf = q ? await allNames(db.primary, kind) : () => [];
  const found = findRows(rows, query, {
    textsOf: row => [[row.name, ...namesOf(row.id)].join(' ')],
    matches: row => status === undefined || row.status === status,
    compare: (a, b) => compareBy(query.sort.field, a, b),
  });
  return {
    rows: found.rows.map(row => ({
      id: row.id,
      name: row.name,
      absolute_url: pageUrl(row),
      status: row.status,
      reviewer_name: row.reviewerName,
      updated_at: row.updatedAt.toISOString(),
    })),
    total: found.total,
  };
}

const nameTables = tablesWith<Readonly<Record<string, string | number>>>();

/** The other names of all records of a kind, which are searched too. One query. */
async function allNames(primary: Reader, kind: string): Promise<(id: number) => readonly string[]> {
  const rows = await primary.rows(nameTables.selectFrom(`${kind}_name`).select([`${kind} as owner`, 'name']));
  const byOwner = Map.groupBy(rows, row => Number(row.owner));
  return id => (byOwner.get(id) ?? []).map(({ name }) => String(name));
}

function compareBy(field: LibrarySort, a: StaffColumns, b: StaffColumns): number {
  if (field === 'name') return vietnamese.compare(a.name, b.name);
  return field === 'updated_at' ? a.updatedAt.getTime() - b.updatedAt.getTime() : 0;
}
