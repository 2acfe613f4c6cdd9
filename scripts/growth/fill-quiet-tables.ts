import type Sqlite from 'better-sqlite3';

/*
 * The world vietnam has no people who log in, and nothing that only follows from them: favourites, email messages, reports. Here
 * such tables get as many rows as there are doctors, made up from their columns alone.
 */

/** What is the same in a small and in a large directory: areas, terms, the library, settings, and what follows from all. */
const FIXED =
  /^(sqlite_|search_|migration|setting|content_version|facet_|record_count|rating_prior|term|complaint|complaint_term|abbreviation|dropped_|province|former_|district|ward|public_holiday|drug|disease|insurance_plan|collection|article|link_name|import_run|.*_quota$|changed_tag)/;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}

/** One account in a hundred is of staff or a provider. */
const USUAL = new Map([['account.role', 'user']]);
const RARE = 100;

const DAY_MS = 86_400_000;
const STRIDE = 7;

/**
 * Fills the tables that hold less than half as many rows as there are doctors, and answers which these are.
 * @param words by `table.column`, what the product asks that column for
 */
export function fillQuietTables(
  db: Sqlite.Database,
  rows: number,
  words: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const now = Date.now();
  db.pragma('foreign_keys = OFF');
  db.pragma('ignore_check_constraints = ON');
  const tables = db
    .prepare<[], string>(
      `select name from sqlite_master where type = 'table' and sql not like 'create virtual%' order by name`,
    )
    .pluck()
    .all()
    .filter(name => !FIXED.test(name));
  const filled: string[] = [];
  for (const table of tables) {
    const count = db.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0;
    if (count * 2 >= rows) continue;
    db.transaction(() => fill(db, table, { count, rows, now, words }))();
    filled.push(table);
  }
  db.pragma('ignore_check_constraints = OFF');
  db.pragma('foreign_keys = ON');
  return filled;
}

interface Filling {
  readonly count: number;
  readonly rows: number;
  readonly now: number;
  readonly words: ReadonlyMap<string, readonly string[]>;
}

function fill(db: Sqlite.Database, table: string, { count, rows, now, words }: Filling): void {
  const columns = db.prepare<[string], Column>('select name, type, "notnull", pk from pragma_table_info(?)').all(table);
  const references = new Map(
    db
      .prepare<[string], { from: string; table: string }>('select "from", "table" from pragma_foreign_key_list(?)')
      .all(table)
      .map(key => [key.from, key.table]),
  );
  const firstId = 1 + (maxId(db, table, columns) ?? 0);
  const largest = new Map([...references].map(([column, of]) => [column, Math.max(1, countOf(db, of, rows))]));
  const insert = db.prepare(
    `insert or ignore into "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')})
     values (${columns.map(() => '?').join(', ')})`,
  );
  for (let number = count; number < rows; number++) {
    const values = columns.map((column, at) => {
      const most = largest.get(column.name);
      if (most !== undefined) return 1 + ((number * (at % 2 === 0 ? 1 : STRIDE)) % most);
      if (column.pk === 1 && column.name === 'id') return firstId + number;
      const name = `${table}.${column.name}`;
      return (number % RARE !== 0 && USUAL.get(name)) || madeUpValue(column, number, now, words.get(name) ?? []);
    });
    insert.run(...values);
  }
}

/** One in two of what may be missing is missing. */
function madeUpValue({ name, type, notnull }: Column, number: number, now: number, words: readonly string[]) {
  if (notnull === 0 && number % 2 === 1) return null;
  switch (type.toLowerCase()) {
    case 'integer':
    case 'int':
      return name.endsWith('_id') || name.endsWith('number') ? 1 + number : number % 2;
    case 'datetime':
      return now - (number % 365) * DAY_MS;
    case 'date':
      return new Date(now - (number % 365) * DAY_MS).toISOString().slice(0, 10);
    case 'json':
      return '{}';
    case 'real':
      return number;
    case 'blob':
      return Buffer.from(String(number));
    default:
      if (words.length > 0) return words[number % words.length];
      return name.includes('email') ? `p${number}@example.com` : number.toString(36);
  }
}

const maxId = (db: Sqlite.Database, table: string, columns: readonly Column[]) =>
  columns.some(({ name }) => name === 'id')
    ? db.prepare<[], number | null>(`select max(id) from "${table}"`).pluck().get()
    : null;

/** A table that is filled later has as many rows as all. */
const countOf = (db: Sqlite.Database, table: string, rows: number) =>
  FIXED.test(table)
    ? (db.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0)
    : Math.max(rows, db.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0);
