import { ids } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { tables } from '../tables.ts';

/** Names by id. */
export type Names = ReadonlyMap<number, string>;

/** What visits name. */
export interface NamesOfVisits {
  readonly places: Names;
  readonly professionals: Names;
  readonly reasons: Names;
}

interface NamingRow {
  readonly place: number;
  readonly professional: number | null;
  readonly reason: number | null;
}

/** The names of everything that some visits name, in one statement for each kind that is there. */
export async function namesOfVisits(primary: Pick<Reader, 'rows'>, rows: readonly NamingRow[]): Promise<NamesOfVisits> {
  const namesOf = async (
    table: 'place' | 'professional' | 'visit_reason',
    wanted: readonly number[],
  ): Promise<Names> => {
    const distinct = [...new Set(wanted)];
    if (distinct.length === 0) return new Map();
    const found = await primary.rows(tables.selectFrom(table).select(['id', 'name']).where('id', 'in', ids(distinct)));
    return new Map(found.map(({ id, name }) => [id, name]));
  };
  const [places, professionals, reasons] = await Promise.all([
    namesOf(
      'place',
      rows.map(row => row.place),
    ),
    namesOf(
      'professional',
      rows.flatMap(row => row.professional ?? []),
    ),
    namesOf(
      'visit_reason',
      rows.flatMap(row => row.reason ?? []),
    ),
  ]);
  return { places, professionals, reasons };
}
