import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import type { SqlValue } from '../db/engine.ts';
import { textOf } from '../db/text.ts';
import { platformEntities } from '../platform.entity.ts';
import { createSearchIndex } from './create-search-index.ts';
import { POSTGRES_SEARCH_SQL } from './postgres-search-engine.ts';
import { SQLITE_SEARCH_SQL } from './sqlite-search-engine.ts';

let fresh: FreshDatabase;

/** Enough documents for a planner to prefer an index where it has one. */
const DOCUMENTS = 20_000;

beforeAll(async () => {
  fresh = await openFreshDatabase(platformEntities);
  const index = createSearchIndex(fresh.db, { kinds: { place: { number: 1 } }, abbreviations: {}, phrases: [] });
  await index.rebuild(
    Array.from({ length: DOCUMENTS }, (_, at) => ({
      kind: 'place',
      entityId: at + 1,
      name: `Phòng khám vần${syllables(at)}`,
      body: ['Hà Nội'],
      province: 'ha-noi',
      weight: (at % 997) / 997,
      card: {},
    })),
  );
});
afterAll(() => fresh.close());

/** A made-up word of its own for each number. */
function syllables(number: number): string {
  return [...String(number)].map(digit => 'bcdghklmnp'[Number(digit)]).join('a');
}

async function planOf(sql: string, params: readonly SqlValue[]): Promise<string> {
  const explain = fresh.db.engine === 'sqlite' ? 'explain query plan' : 'explain';
  const rows = await textOf(fresh.db.read).all<Record<string, unknown>>(`${explain} ${sql}`, params);
  return rows.map(row => String(row.detail ?? row['QUERY PLAN'])).join('\n');
}

describe('plans of every statement', () => {
  const place = { name: 'place', number: 1, inSmallIndex: false, isOfNames: false, matchesWholes: false };
  const small = { name: 'speciality', number: 3, inSmallIndex: true, isOfNames: false, matchesWholes: false };
  const list = JSON.stringify(['=mai']);
  const shared = (sql: typeof SQLITE_SEARCH_SQL | typeof POSTGRES_SEARCH_SQL): [string, string, SqlValue[]][] => [
    ['named', sql.named, [1, 'phong kham vanba', 10]],
    ['namedNear', sql.namedNear, [1, 'phong kham vanba', 'ha-noi', 10]],
    ['cards', sql.cards, [fresh.db.engine === 'sqlite' ? '[1,2]' : '{1,2}']],
    ['forms', sql.forms, [list]],
    ['formsFrom', sql.formsFrom, ['~ba', '~bb', 10]],
    ['entityIds', sql.entityIds, [0, 10]],
  ];

  it('reads no SQLite table from end to end', async ({ skip }) => {
    if (fresh.db.engine !== 'sqlite') skip();
    const statements: [string, string, SqlValue[]][] = [
      ['candidates', SQLITE_SEARCH_SQL.candidates(place, true), ['"vanba"*', 24]],
      ['candidates anywhere', SQLITE_SEARCH_SQL.candidates(place, false), ['"vanba"*', 24]],
      ['candidates of a kind of the small index', SQLITE_SEARCH_SQL.candidates(small, false), ['"vanba"*', 24]],
      ['candidates of all kinds of the small index', SQLITE_SEARCH_SQL.candidatesOfSmallIndex, ['"vanba"*', 24]],
      ['keys', SQLITE_SEARCH_SQL.keys(place, false), ['"vanba"*', 24]],
      ...shared(SQLITE_SEARCH_SQL),
    ];
    for (const [name, sql, params] of statements) {
      const plan = await planOf(sql, params);
      expect(plan, name).not.toMatch(/SCAN (d\b|search_document|search_word_form)/);
      expect(plan, name).not.toContain('TEMP B-TREE');
    }
  });

  it('reads no PostgreSQL table from end to end', async ({ skip }) => {
    if (fresh.db.engine !== 'postgresql') skip();
    const { candidatesAmongFirst, candidatesAmongAll, candidatesOfSmallIndex, keysAmongFirst, keys } =
      POSTGRES_SEARCH_SQL;
    const all = [`'vanbacada':*`, 0, Number.MAX_SAFE_INTEGER, 24];
    const statements: [string, string, SqlValue[]][] = [
      ['names first', candidatesAmongFirst.name, [0, Number.MAX_SAFE_INTEGER, `'vanbacada':*`, 24]],
      ['texts first', candidatesAmongFirst.text, [0, Number.MAX_SAFE_INTEGER, `'vanbacada':*`, 24]],
      ['names', candidatesAmongAll.name, all],
      ['texts', candidatesAmongAll.text, all],
      ['texts of kinds of the small index', candidatesOfSmallIndex, ['{2,3}', `'vanbacada':*`, 24]],
      ['first keys by texts', keysAmongFirst.text, [0, Number.MAX_SAFE_INTEGER, `'vanbacada':*`, 24]],
      ['keys by names', keys.name, all],
      ['keys by texts', keys.text, all],
      ...shared(POSTGRES_SEARCH_SQL),
    ];
    for (const [name, sql, params] of statements) expect(await planOf(sql, params), name).not.toContain('Seq Scan');
  });
});
