import type Sqlite from 'better-sqlite3';
import { type Condition, isAbout, readStatement, type Side, type TableUse } from './conditions.ts';

/** What SQLite knows about tables, read once. */
export interface SqliteSchema {
  columns(table: string): ReadonlySet<string> | undefined;
  /** The columns of each whole index, in order; of the rowid, its column alone. */
  indexes(table: string): ReadonlyMap<string, readonly string[]>;
  /** The columns of the primary key. */
  keys(table: string): readonly string[];
}

const ROWID = 'INTEGER PRIMARY KEY';

export function sqliteSchema(db: Sqlite.Database): SqliteSchema {
  const all = (sql: string, ...values: string[]) => db.prepare<string[], Record<string, unknown>>(sql).all(...values);
  const tables = new Map<string, { columns: Set<string>; indexes: Map<string, string[]>; keys: string[] }>();
  const tableOf = (name: string) => {
    const known = tables.get(name);
    if (known) return known;
    const info = all('select name, type, pk from pragma_table_info(?) order by cid', name);
    const keys = info.filter(({ pk }) => pk !== 0);
    const read = {
      columns: new Set(info.map(({ name: column }) => String(column))),
      indexes: new Map<string, string[]>(),
      keys: keys.map(({ name: column }) => String(column)),
    };
    if (keys.length === 1 && String(keys[0]?.type).toLowerCase() === 'integer') {
      read.indexes.set(ROWID, [String(keys[0]?.name)]);
    }
    for (const { name: index } of all('select name from pragma_index_list(?) where partial = 0', name)) {
      const columns = all('select name from pragma_index_info(?) order by seqno', String(index));
      read.indexes.set(
        String(index),
        columns.map(column => String(column.name)),
      );
    }
    tables.set(name, read);
    return read;
  };
  return {
    columns: table => {
      const { columns } = tableOf(table);
      return columns.size === 0 ? undefined : columns;
    },
    indexes: table => tableOf(table).indexes,
    keys: table => tableOf(table).keys,
  };
}

/** A step of a plan that reads more than it had to. */
export interface WeakStep {
  readonly step: string;
  /** The index of which more columns could have been used, and these columns. */
  readonly better: string;
}

const STEP =
  /^(?:SCAN|SEARCH) (\S+)(?: USING (?:AUTOMATIC )?(?:(?:PARTIAL )?(?:COVERING )?INDEX \S+|(INTEGER PRIMARY KEY)|PRIMARY KEY))?(?: \((.*)\))?/;

/**
 * Steps of SQLite's plan that find rows by fewer columns of an index than the statement's equalities would let them: they
 * read more rows, and the more of them the larger the table is.
 */
export function weakSteps(sql: string, plan: readonly string[], schema: SqliteSchema): WeakStep[] {
  const { uses, conditions } = readStatement(sql, schema.columns);
  const reached = new Set<string>();
  return plan.flatMap(step => {
    const [, alias = '', rowid, terms = ''] = STEP.exec(step) ?? [];
    const named = uses.filter(({ alias: name }) => name === alias);
    // A plan does not say which of two subselects it means, and an index that a statement names is meant.
    const use = named.length === 1 && !/\bindexed by\b/.test(sql) ? named[0] : undefined;
    const known = new Set(reached);
    reached.add(alias);
    if (use?.table === undefined || rowid !== undefined || /VIRTUAL TABLE|\browid=\?/.test(step)) return [];
    const used = [...terms.matchAll(/(?:^| AND )(\w+)=\?/g)].length;
    const given = equalColumns(use, conditions, known);
    return betterThan(used, given, schema.indexes(use.table)).map(better => ({ step, better }));
  });
}

function betterThan(
  used: number,
  given: ReadonlySet<string>,
  indexes: ReadonlyMap<string, readonly string[]>,
): string[] {
  let best = { columns: used, text: '' };
  for (const [name, columns] of indexes) {
    const first = columns.findIndex(column => !given.has(column));
    const usable = first === -1 ? columns.length : first;
    if (name === ROWID && usable === 1) return [`${ROWID} (${columns.join(', ')})`];
    if (usable > best.columns) best = { columns: usable, text: `${name} (${columns.slice(0, usable).join(', ')})` };
  }
  return best.text === '' ? [] : [best.text];
}

/** The columns for which values are known when the step begins. */
function equalColumns(use: TableUse, conditions: readonly Condition[], reached: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const condition of conditions) {
    const { left, operator, right, isOptional } = condition;
    if (isOptional || !isAbout(condition, use) || (operator !== '=' && operator !== 'in' && operator !== 'is'))
      continue;
    if (isOf(left, use) && isKnown(right, use, reached)) found.add(left.column);
    if (isOf(right, use) && isKnown(left, use, reached)) found.add(right.column);
  }
  return found;
}

type ColumnSide = Extract<Side, { is: 'column' }>;

const isOf = (side: Side, use: TableUse): side is ColumnSide => side.is === 'column' && side.of.alias === use.alias;

const isKnown = (side: Side, use: TableUse, reached: ReadonlySet<string>): boolean =>
  side.is === 'column' ? side.of.alias !== use.alias && reached.has(side.of.alias) : side.is !== 'other';
