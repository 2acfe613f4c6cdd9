import type Sqlite from 'better-sqlite3';

/**
 * Columns that hold few different values, however many rows there are, and about how many. SQLite's planner takes any
 * first column of an index to find ten rows, and a list of ids to find 25: of `kind = ? and entity_id in (…)` it would go
 * through all rows of the kind.
 */
const FEW_VALUES: ReadonlyMap<string, number> = new Map([
  ['kind', 4],
  ['owner_kind', 4],
  ['subject_kind', 4],
  ['record', 4],
  ['type', 4],
  ['replyer_type', 4],
  ['status', 4],
  ['state', 4],
  ['role', 4],
  ['provider', 4],
  ['published', 2],
  ['province_id', 34],
  ['speciality_id', 64],
]);

/** What the planner takes a table to hold of which it knows nothing. */
const ROWS = 1_048_576;
/** How many rows it takes values of one, two and more columns to find. */
const FOUND = [10, 9, 8];

interface Index {
  readonly table: string;
  readonly name: string;
  readonly isUnique: number;
  readonly columns: string;
}

const UNTOLD = `select m.tbl_name as "table", i.name, i."unique" as isUnique,
    (select group_concat(coalesce(name, ''), ',') from (select name from pragma_index_info(i.name) order by seqno)) as columns
  from sqlite_master m, pragma_index_list(m.name) i
  where m.type = 'table' and m.sql not like 'create virtual%'`;

/**
 * Informs SQLite's planner which indexes begin with a column of few values, as far as it does not know: rows of
 * `sqlite_stat1`, which `analyze` would make from what a table holds on that day.
 */
export function tellFewValues(db: Sqlite.Database): void {
  if (untoldIndexes(db).length === 0) return;
  db.transaction(() => {
    // Makes the table of statistics where there is none.
    db.exec('analyze sqlite_schema');
    const tell = db.prepare<[string, string, string]>('insert into sqlite_stat1 (tbl, idx, stat) values (?, ?, ?)');
    for (const index of untoldIndexes(db)) tell.run(index.table, index.name, statisticsOf(index));
    // Connections that are open read statistics again when the schema has changed.
    db.exec('create view statistics_changed as select 1; drop view statistics_changed');
  }).immediate();
  db.exec('analyze sqlite_schema');
}

function untoldIndexes(db: Sqlite.Database): Index[] {
  const hasStatistics = db.prepare(`select 1 from sqlite_master where name = 'sqlite_stat1'`).get() !== undefined;
  const told = new Set(
    hasStatistics ? db.prepare<[], string>('select idx from sqlite_stat1 where idx is not null').pluck().all() : [],
  );
  const indexes = db.prepare<[], Index>(UNTOLD).all();
  return indexes.filter(({ name, columns }) => FEW_VALUES.has(columns.split(',')[0] ?? '') && !told.has(name));
}

/** How many rows there are, and how many of them share the first column, the first two, and so on. */
function statisticsOf({ columns, isUnique }: Index): string {
  const names = columns.split(',');
  let sharing = ROWS;
  let known = 0;
  const shared = names.map((name, at) => {
    const values = known === at ? FEW_VALUES.get(name) : undefined;
    if (values !== undefined) {
      known += 1;
      sharing = Math.round(sharing / values);
      return sharing;
    }
    return isUnique === 1 && at === names.length - 1 ? 1 : (FOUND[Math.min(at - known, FOUND.length - 1)] ?? 1);
  });
  return `${[ROWS, ...shared].join(' ')} noskipscan`;
}
