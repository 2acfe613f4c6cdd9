import { type Condition, readStatement, type Side, type TableUse } from '@antam/server/testing/sql/conditions.ts';
import { IS_WORD } from './asked-words.ts';
import { nearMoments } from './near-moments.ts';
import { decodeValue, type RecordedStatement } from './recorded.ts';
import type { Row, Value, World } from './world.ts';

/** A column of a table that parameters are compared with. */
interface Asked {
  readonly column: string;
  readonly indexes: readonly number[];
  readonly isPacked: boolean;
}

const EQUAL = new Set(['=', 'in', 'is']);

/**
 * The parameters of a statement as they would be in this world: of what it compares with a column, the values of a row
 * that is there, all columns of a table from one row. What says which rows are meant (a kind, a state) stays where the world
 * has it, and so does what is greater or less: a limit, and a moment but for its year.
 * @param part of the world's rows that stand before the one that is taken, from 0 to 1
 */
export async function sampleParameters(statement: RecordedStatement, world: World, part: number): Promise<Value[]> {
  const params = nearMoments(statement.params.map(decodeValue), Date.now());
  const { conditions } = readStatement(statement.sql, world.columns);
  for (const [use, asked] of askedOf(conditions)) {
    if (use.table === undefined) continue;
    const kept = await keptColumns(world, use.table, asked, params);
    const rows = await rowsOf(world, use.table, asked, kept, part, longestList(asked, params));
    const [first] = rows;
    if (first === undefined) continue;
    for (const { column, indexes, isPacked } of asked) {
      if (kept.has(column)) continue;
      if (isPacked)
        packInto(
          params,
          indexes[0] ?? -1,
          rows.map(row => row[column]),
        );
      else
        for (const [at, index] of indexes.entries())
          params[index] = asParameter((rows[at] ?? first)[column], params[index]);
    }
  }
  return params;
}

function askedOf(conditions: readonly Condition[]): Map<TableUse, Asked[]> {
  const found = new Map<TableUse, Asked[]>();
  const add = (side: Side, other: Side) => {
    if (side.is !== 'column' || side.of.table === undefined) return;
    const list = other.is === 'column' ? other.of.list : undefined;
    // Which sorts of rows a list names is the statement's own, as with a single one.
    if (IS_WORD.test(side.column) && (other.is === 'packed' || list !== undefined)) return;
    const asked =
      other.is === 'parameters'
        ? { column: side.column, indexes: other.indexes, isPacked: false }
        : other.is === 'packed'
          ? { column: side.column, indexes: [other.index], isPacked: true }
          : list === undefined
            ? undefined
            : { column: side.column, indexes: [list], isPacked: true };
    if (asked) found.set(side.of, [...(found.get(side.of) ?? []), asked]);
  };
  for (const { left, operator, right } of conditions) {
    if (!EQUAL.has(operator)) continue;
    add(left, right);
    add(right, left);
  }
  return found;
}

/** Columns whose words the world has as well: what they say chooses the rows. */
async function keptColumns(world: World, table: string, asked: readonly Asked[], params: readonly Value[]) {
  const kept = new Map<string, Value>();
  for (const { column, indexes, isPacked } of asked) {
    const value = params[indexes[0] ?? -1];
    if (isPacked || indexes.length !== 1) continue;
    if (typeof value === 'boolean') kept.set(column, value);
    if (typeof value !== 'string') continue;
    const [known] = await world.read(
      `select 1 as known from "${table}" where "${column}" = ${placeholder(world, 1)} limit 1`,
      [value],
    );
    if (known) kept.set(column, value);
  }
  return kept;
}

const placeholder = ({ engine }: World, number: number) => (engine === 'sqlite' ? '?' : `$${number}`);

async function rowsOf(
  world: World,
  table: string,
  asked: readonly Asked[],
  kept: ReadonlyMap<string, Value>,
  part: number,
  limit: number,
): Promise<Row[]> {
  const conditions = [...kept.keys()].map((column, at) => `"${column}" = ${placeholder(world, at + 1)}`);
  const filled = asked.filter(({ column }) => !kept.has(column)).map(({ column }) => `"${column}" is not null`);
  const where = [...conditions, ...filled].map((text, at) => `${at === 0 ? 'where' : 'and'} ${text}`).join(' ');
  const values = [...kept.values()];
  const [counted] = await world.read(`select count(*) as count from "${table}" ${where}`, values);
  const count = Number(counted?.count ?? 0);
  if (count === 0) return [];
  const columns = [...new Set(asked.map(({ column }) => `"${column}"`))].join(', ');
  const order = world.keys(table).map(column => `"${column}"`);
  const orderBy = order.length === 0 ? '' : `order by ${order.join(', ')}`;
  const offset = Math.max(0, Math.min(Math.floor(count * part), count - limit));
  return world.read(`select ${columns} from "${table}" ${where} ${orderBy} limit ${limit} offset ${offset}`, values);
}

/** As many rows as the longest list had values. */
const longestList = (asked: readonly Asked[], params: readonly Value[]) =>
  Math.max(
    1,
    ...asked.map(({ indexes, isPacked }) => (isPacked ? unpacked(params[indexes[0] ?? -1]).length : indexes.length)),
  );

/** The values of a list in one parameter, as either engine takes it. */
function unpacked(value: Value | undefined): unknown[] {
  if (typeof value !== 'string') return [];
  try {
    const list: unknown = JSON.parse(value.startsWith('{') ? `[${value.slice(1, -1)}]` : value);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function packInto(params: Value[], index: number, values: readonly unknown[]): void {
  const old = params[index];
  const list = JSON.stringify([...new Set(values)]);
  params[index] = typeof old === 'string' && old.startsWith('{') ? `{${list.slice(1, -1)}}` : list;
}

function asParameter(value: unknown, old: Value | undefined): Value {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date || Buffer.isBuffer(value)) return value;
  return old ?? null;
}
