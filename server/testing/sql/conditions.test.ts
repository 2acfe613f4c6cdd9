import { describe, expect, it } from 'vitest';
import { readStatement } from './conditions.ts';
import { type SqliteSchema, weakSteps } from './weak-steps.ts';

const TABLES: Record<string, { columns: string[]; indexes: Record<string, string[]> }> = {
  next_free: {
    columns: ['kind', 'entity_id', 'next_at'],
    indexes: { soonest: ['kind', 'next_at', 'entity_id'], key: ['kind', 'entity_id'] },
  },
  place: {
    columns: ['id', 'status', 'name'],
    indexes: { 'INTEGER PRIMARY KEY': ['id'], by_status: ['status', 'name'] },
  },
};
const schema: SqliteSchema = {
  columns: table => (TABLES[table] ? new Set(TABLES[table].columns) : undefined),
  indexes: table => new Map(Object.entries(TABLES[table]?.indexes ?? {})),
  keys: () => [],
};
const asked = (sql: string) =>
  readStatement(sql, schema.columns).conditions.map(({ left, operator, right, isOptional }) => [
    left.is === 'column' ? `${left.of.alias}.${left.column}` : left.is,
    operator,
    right.is === 'column' ? `${right.of.alias}.${right.column}` : right.is,
    ...(isOptional ? ['or'] : []),
  ]);

describe('what a statement compares', () => {
  it('is read from what either engine gets', () => {
    expect(
      asked('select 1 from "next_free" where "kind" = ? and "entity_id" in (select value from json_each(?))'),
    ).toEqual([
      ['next_free.kind', '=', 'parameters'],
      ['next_free.entity_id', 'in', 'packed'],
    ]);
    expect(
      asked('select 1 from "next_free" as "f" where "f"."kind" = $1 and "f"."entity_id" = any($2::int[])'),
    ).toEqual([
      ['f.kind', '=', 'parameters'],
      ['f.entity_id', '=', 'packed'],
    ]);
  });

  it('knows lists that are tables, tuples, what is set, and what stands beside an or', () => {
    expect(
      asked('select 1 from (select value from json_each(?)) as chosen cross join place where place.id = chosen.value'),
    ).toEqual([['place.id', '=', 'chosen.value']]);
    expect(asked('select 1 from place where (status, id) < (?, ?)')).toEqual([
      ['place.status', '<', 'parameters'],
      ['place.id', '<', 'parameters'],
    ]);
    expect(asked('update place set name = ? where id = ?')).toEqual([['place.id', '=', 'parameters']]);
    expect(asked('select 1 from place where id = ? and (status = ? or name = ?)')).toEqual([
      ['place.id', '=', 'parameters'],
      ['place.status', '=', 'parameters', 'or'],
      ['place.name', '=', 'parameters', 'or'],
    ]);
  });
});

describe('a step of a plan', () => {
  const BY_LIST = 'select 1 from next_free where kind = ? and entity_id in (select value from json_each(?))';
  const weak = (sql: string, ...plan: string[]) => weakSteps(sql, plan, schema).map(({ better }) => better);

  it('is weak where an index has more of the columns that the statement names', () => {
    expect(weak(BY_LIST, 'SEARCH next_free USING COVERING INDEX soonest (kind=?)')).toEqual(['key (kind, entity_id)']);
    expect(weak(BY_LIST, 'SEARCH next_free USING INDEX key (kind=? AND entity_id=?)')).toEqual([]);
    expect(
      weak('select 1 from place where status = ? and id = ?', 'SEARCH place USING INDEX by_status (status=?)'),
    ).toEqual(['INTEGER PRIMARY KEY (id)']);
    expect(weak('select 1 from place where status = ?', 'SCAN place')).toEqual(['by_status (status)']);
  });

  it('is not weak for what is known only after it, or may not hold', () => {
    const joined = 'select 1 from place join next_free on next_free.entity_id = place.id where next_free.kind = ?';
    expect(weak(joined, 'SCAN place', 'SEARCH next_free USING INDEX key (kind=? AND entity_id=?)')).toEqual([]);
    expect(weak('select 1 from place where name = ? and (id = ? or status = ?)', 'SCAN place')).toEqual([]);
  });
});
