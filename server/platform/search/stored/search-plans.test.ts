import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../../testing/fresh-database.ts';
import { PLACE_KIND } from '../../../testing/sample-kind.ts';
import type { SqlValue } from '../../db/engine.ts';
import { textOf } from '../../db/text.ts';
import { platformEntities } from '../../platform.entity.ts';
import { createSearchIndex } from '../create-search-index.ts';
import type { Kind } from '../document-key.ts';
import { FEED_SQL } from '../process/search-feed.ts';
import { POSTGRES_SEARCH_SQL } from './postgres-search-store.ts';
import { SQLITE_SEARCH_SQL } from './sqlite-search-store.ts';

let fresh: FreshDatabase;

/** Enough documents for a planner to prefer an index where it has one. */
const DOCUMENTS = 20_000;

beforeAll(async () => {
  fresh = await openFreshDatabase(platformEntities);
  const index = createSearchIndex(fresh.db, {
    kinds: { place: { number: 1 }, article: { number: 8, hasLongTexts: true } },
    abbreviations: {},
    phrases: [],
  });
  await index.rebuild(
    Array.from({ length: DOCUMENTS }, (_, at) => ({
      kind: at % 2 === 0 ? 'place' : 'article',
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
  const article: Kind = { ...PLACE_KIND, name: 'article', number: 8, hasLongTexts: true };
  const list = JSON.stringify(['=mai']);
  const shared = (sql: typeof SQLITE_SEARCH_SQL | typeof POSTGRES_SEARCH_SQL): [string, string, SqlValue[]][] => [
    ['cards', sql.cards, [fresh.db.engine === 'sqlite' ? '[1,2]' : '{1,2}']],
    ['forms', sql.forms, [list]],
    ['formsFrom', sql.formsFrom, ['~ba', '~bb', 10]],
    ['idsUntil', sql.idsUntil, [0, 10, 1]],
    ['written documents', FEED_SQL.written, [Number.MAX_SAFE_INTEGER, 10]],
    ['whether there are many', FEED_SQL.some, [10]],
    ['documents of a kind', FEED_SQL.ofKind, [0, 10]],
  ];

  it('reads no SQLite table from end to end', async ({ skip }) => {
    if (fresh.db.engine !== 'sqlite') skip();
    const statements: [string, string, SqlValue[]][] = [
      ['candidates', SQLITE_SEARCH_SQL.candidates(article, true), ['"vanba"*', 24]],
      ['candidates anywhere', SQLITE_SEARCH_SQL.candidates(article, false), ['"vanba"*', 24]],
      ['keys', SQLITE_SEARCH_SQL.keys(article, false), ['"vanba"*', 24]],
      ['further keys', SQLITE_SEARCH_SQL.keysAfter(article, false, 10), ['"vanba"*', 24]],
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
    const { candidatesAmongFirst, candidatesAmongAll, keysAmongFirst, keys } = POSTGRES_SEARCH_SQL;
    const all = [`'vanbacada':*`, 0, Number.MAX_SAFE_INTEGER, 24];
    const statements: [string, string, SqlValue[]][] = [
      ['names first', candidatesAmongFirst.name, [0, Number.MAX_SAFE_INTEGER, `'vanbacada':*`, 24]],
      ['texts first', candidatesAmongFirst.text, [0, Number.MAX_SAFE_INTEGER, `'vanbacada':*`, 24]],
      ['names', candidatesAmongAll.name, all],
      ['texts', candidatesAmongAll.text, all],
      ['first keys by texts', keysAmongFirst.text, [0, Number.MAX_SAFE_INTEGER, `'vanbacada':*`, 24]],
      ['keys by names', keys.name, all],
      ['keys by texts', keys.text, all],
      ...shared(POSTGRES_SEARCH_SQL),
    ];
    for (const [name, sql, params] of statements) expect(await planOf(sql, params), name).not.toContain('Seq Scan');
  });
});
