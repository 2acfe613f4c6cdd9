import type Sqlite from 'better-sqlite3';
import { ownTables } from '../backup/sqlite-tables.ts';

/** A column that leads to a row of another table. */
export interface Link {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  /** Whether the row stays, without the link, when the other one is deleted. */
  readonly isLoose: boolean;
}

interface ForeignKey {
  readonly seq: number;
  readonly from: string;
  readonly table: string;
  readonly on_delete: string;
}

/** All links between the tables of a database. */
export const linksOf = (db: Sqlite.Database): Link[] =>
  ownTables(db).flatMap(table =>
    (db.pragma(`foreign_key_list(${table})`) as ForeignKey[])
      .filter(({ seq }) => seq === 0)
      .map(key => ({ table, column: key.from, target: key.table, isLoose: key.on_delete === 'SET NULL' })),
  );

/** Pairs of columns by which rows of any table belong to a record of any kind, its id and its kind. */
const PAIRS = [
  ['entity_id', 'kind'],
  ['entity_id', 'type'],
  ['owner_id', 'owner_kind'],
  ['record_id', 'kind'],
] as const;

/** A table whose rows belong to records of any kind. */
export interface KindLink {
  readonly table: string;
  readonly column: string;
  readonly kindColumn: string;
}

export const kindLinksOf = (db: Sqlite.Database): KindLink[] =>
  ownTables(db).flatMap(table => {
    const names = new Set(columnNames(db, table));
    const pair = PAIRS.find(([column, kindColumn]) => names.has(column) && names.has(kindColumn));
    return pair ? [{ table, column: pair[0], kindColumn: pair[1] }] : [];
  });

export const columnNames = (db: Sqlite.Database, table: string): string[] =>
  (db.pragma(`table_info(${table})`) as Array<{ name: string }>).map(({ name }) => name);

/** Columns that distinguish a row from all others of its table. */
export const keyColumns = (db: Sqlite.Database, table: string): string[] =>
  (db.pragma(`table_info(${table})`) as Array<{ name: string; pk: number }>)
    .filter(({ pk }) => pk > 0)
    .sort((a, b) => a.pk - b.pk)
    .map(({ name }) => name);
