import type Sqlite from 'better-sqlite3';
import { type KindLink, keyColumns, kindLinksOf, type Link, linksOf } from './links.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A row of a backup, and the one with which it goes. */
export interface FoundRow {
  readonly table: string;
  readonly values: Values;
  /** Undefined of the record itself. */
  readonly parent: FoundRow | undefined;
}

/** What a record is, and in which table. */
export interface Kind {
  readonly name: string;
  readonly table: string;
}

/** The row of a record with all rows that belong to it, each after the one that it belongs to; empty where there is none. */
export function gather(db: Sqlite.Database, { name, table }: Kind, id: number): FoundRow[] {
  const [values] = rowsWhere(db, table, 'id', id);
  if (!values) return [];
  const links = linksOf(db).filter(link => !link.isLoose);
  const kindLinks = kindLinksOf(db);
  const found: FoundRow[] = [{ table, values, parent: undefined }];
  const seen = new Set(found.map(row => nameOf(db, row)));
  // The list grows while it is walked.
  for (const row of found) {
    const kind = row.parent === undefined ? name : row.table;
    for (const child of childrenOf(db, row, kind, { links, kindLinks })) {
      const own = nameOf(db, child);
      if (seen.has(own)) continue;
      seen.add(own);
      found.push(child);
    }
  }
  return found;
}

interface Links {
  readonly links: readonly Link[];
  readonly kindLinks: readonly KindLink[];
}

function childrenOf(db: Sqlite.Database, row: FoundRow, kind: string, { links, kindLinks }: Links): FoundRow[] {
  const id = row.values.id;
  if (id === undefined) return [];
  const byKey = links
    .filter(({ target, table }) => target === row.table && table !== 'account')
    .flatMap(({ table, column }) => rowsWhere(db, table, column, id).map(values => ({ table, values, parent: row })));
  const byKind = kindLinks.flatMap(({ table, column, kindColumn }) =>
    rowsWhere(db, table, column, id)
      .filter(values => values[kindColumn] === kind)
      .map(values => ({ table, values, parent: row })),
  );
  return [...byKey, ...byKind];
}

const rowsWhere = (db: Sqlite.Database, table: string, column: string, value: unknown): Values[] =>
  db.prepare<[unknown], Record<string, unknown>>(`select * from "${table}" where "${column}" = ?`).all(value);

/** Identifies a row, `post 12`. */
export const nameOf = (db: Sqlite.Database, { table, values }: Pick<FoundRow, 'table' | 'values'>): string =>
  [table, ...keyColumns(db, table).map(column => String(values[column]))].join(' ');
