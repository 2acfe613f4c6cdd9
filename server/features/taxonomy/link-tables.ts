import { tablesWith } from '../../platform/db/tables.ts';

/** A table that links a kind of record to terms, by the name of the kind; all else is the same: `place_term`. */
export type TermTable = `${string}_term`;

/** The property of such a table that names the record: `place` of `place_term`. */
export const ownerOf = (table: TermTable): string => table.slice(0, -'_term'.length);

interface LinkColumns {
  readonly term: number;
  readonly position: number;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly label: string;
}

/** Queries on the tables that link records to terms. */
export const linkTables = tablesWith<LinkColumns, TermTable>();

/** The same function, which remembers what it made for each table: a statement is made once. */
export function perTable<Made>(make: (table: TermTable) => Made): (table: TermTable) => Made {
  const known = new Map<TermTable, Made>();
  return table => {
    const made = known.get(table) ?? make(table);
    known.set(table, made);
    return made;
  };
}
