import type { Database } from '../db/database.ts';
import type { SqlValue } from '../db/engine.ts';
import { textOf } from '../db/text.ts';

/** One address of a sitemap. */
export interface SitemapUrl {
  /** Path of the page. */
  readonly path: string;
  /** Last change, ISO 8601; absent where nobody knows. */
  readonly changedAt?: string | undefined;
}

/** The pages of one kind, in the order of their ids, so that each file holds a range of them. */
export interface Sitemap {
  /** `places` makes `/sitemap-places-1.xml` and so on. */
  readonly name: string;
  /** The highest id that may have a page; 0 when there is none. */
  lastId(): Promise<number>;
  /** Pages of things whose id is from `first` to `last`, both included. */
  urls(first: number, last: number): Promise<readonly SitemapUrl[]>;
}

interface TableSitemap<Row extends object> {
  readonly name: string;
  readonly table: string;
  /** Columns that the path is made from, beside the id. */
  readonly columns: readonly string[];
  /** Condition of the rows that have a page, `status = ?`, and its values. */
  readonly where: string;
  readonly params: readonly SqlValue[];
  /** The table has no such column. */
  readonly undated?: boolean;
  pathOf(row: Row): string;
}

/** The pages of a table's rows, read along its primary key. */
export function tableSitemap<Row extends object>(db: Database, source: TableSitemap<Row>): Sitemap {
  const { name, table, columns, where, params, undated, pathOf } = source;
  const selected = ['id', ...columns, ...(undated ? [] : ['updated_at as changed'])].join(', ');
  const range = `select ${selected} from ${table} where id >= ? and id <= ? and ${where} order by id`;
  return {
    name,
    lastId: async () => {
      const last = await textOf(db.read).first<{ id: number | null }>(`select max(id) as id from ${table}`);
      return last?.id ?? 0;
    },
    urls: async (first, last) => {
      const rows = await textOf(db.read).all<Row & { changed?: number | Date | null }>(range, [first, last, ...params]);
      return rows.map(row => ({ path: pathOf(row), changedAt: isoOf(row.changed) }));
    },
  };
}

/** Engines give dates in their own ways: milliseconds on SQLite. */
function isoOf(date: number | Date | null | undefined): string | undefined {
  return date === undefined || date === null ? undefined : new Date(date).toISOString();
}
