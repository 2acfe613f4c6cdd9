import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { Account } from '../../features/accounts/account.entity.ts';
import { AuditEntry } from '../../features/audit/audit.entity.ts';
import { Session } from '../../features/sessions/session.entity.ts';
import { Term, type TermKind } from '../../features/taxonomy/term.entity.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Database } from './database.ts';
import { idRows, ids, texts } from './list-values.ts';
import type { Parameters } from './parameter.ts';
import { compiledFor, statement } from './query.ts';
import { tablesOf } from './tables.ts';

const tables = tablesOf(Account, Session, AuditEntry, Term);
const NOW = new Date('2026-01-02T03:04:05.678Z');

let app: TestApp;
let db: Database;
let account: number;
beforeAll(async () => {
  app = await startTestApp();
  db = app.services.db;
  account = await db.transaction(async unit => {
    const row = await unit.row(
      tables
        .insertInto('account')
        .values({
          email: 'a@truy-van.example',
          name: 'An',
          utm: { nguon: 'có dấu?' },
          isOfficial: true,
          createdAt: NOW,
          updatedAt: NOW,
        })
        .returning('id'),
    );
    return row?.id ?? 0;
  });
});
afterAll(() => app.close());

const mine = tables.selectFrom('account').where('email', '=', 'a@truy-van.example');

describe('rows of a typed query', () => {
  it('hold dates, booleans and JSON as the entities say, read and inside a transaction', async () => {
    const query = mine.select(['id', 'utm', 'isOfficial', 'createdAt', 'lastLoginAt']);
    const read = await db.read.row(query);
    expect(read).toEqual({
      id: account,
      utm: { nguon: 'có dấu?' },
      isOfficial: true,
      createdAt: NOW,
      lastLoginAt: null,
    });
    expectTypeOf(read).toEqualTypeOf<
      | { id: number; utm: Record<string, string>; isOfficial: boolean; createdAt: Date; lastLoginAt: Date | null }
      | undefined
    >();
    expect(await db.primary.rows(query)).toEqual([read]);
    expect(await db.transaction(unit => unit.rows(query))).toEqual([read]);
  });

  it('hold them under other names, from joins, subqueries and common tables, and as the least or the first', async () => {
    const query = tables
      .with('chosen', with_ =>
        with_.selectFrom('account').select(['id', 'createdAt as made']).where('id', '=', account),
      )
      .selectFrom('chosen')
      .innerJoin('account as a', 'a.id', 'chosen.id')
      .innerJoin(
        inner => inner.selectFrom('account').select(['id', 'isOfficial as official']).as('b'),
        join => join.onRef('b.id', '=', 'a.id'),
      )
      .select(eb => [
        'chosen.made',
        'official',
        'a.utm as source',
        eb.fn.coalesce('a.lastLoginAt', 'a.createdAt').as('seen'),
        eb
          .selectFrom('account')
          .select(sub => sub.fn.max('account.updatedAt').as('at'))
          .where('id', '=', account)
          .as('last'),
        eb('a.email', 'is not', null).as('hasEmail'),
        eb.fn.countAll<number>().over().as('count'),
      ]);
    const expected = {
      made: NOW,
      official: true,
      source: { nguon: 'có dấu?' },
      seen: NOW,
      last: NOW,
      hasEmail: true,
      count: 1,
    };
    expect(await db.read.rows(query)).toEqual([expected]);
    expect(await db.transaction(unit => unit.row(query))).toEqual(expected);
  });

  it('hold every column of all tables, or of one, where all are selected', async () => {
    const all = await db.read.row(mine.selectAll());
    expect(all).toMatchObject({ isOfficial: true, createdAt: NOW, utm: { nguon: 'có dấu?' } });
    const ofOne = mine.leftJoin('session', 'session.account', 'account.id').selectAll('account');
    expect(await db.read.row(ofOne)).toEqual(all);
  });

  it('come back from writes, which say how many rows they changed', async () => {
    const later = new Date(NOW.getTime() + 1);
    await db.transaction(async unit => {
      const set = tables
        .updateTable('account')
        .set({ isOfficial: false, lastLoginAt: later })
        .where('id', '=', account);
      expect(await unit.run(set)).toBe(1);
      expect(await unit.row(set.returning(['isOfficial', 'lastLoginAt']))).toEqual({
        isOfficial: false,
        lastLoginAt: later,
      });
      const back = tables.updateTable('account').set({ isOfficial: true, lastLoginAt: null });
      expect(await unit.run(back.where('id', '=', account))).toBe(1);
      expect(await unit.run(back.where('id', '=', -1))).toBe(0);
    });
  });
});

describe('a list in a query', () => {
  const slugs = async (from = 3) =>
    db.read.rows(tables.selectFrom('term').select(['id', 'slug', 'kind']).orderBy('id').limit(from));

  it('is one parameter of a comparison, with numbers, with texts, and when empty', async () => {
    const terms = await slugs();
    const byId = (list: number[]) => tables.selectFrom('term').select('id').where('id', 'in', ids(list)).orderBy('id');
    expect(await db.read.column(byId(terms.map(term => term.id)))).toEqual(terms.map(term => term.id));
    expect(await db.read.rows(byId([]))).toEqual([]);
    const bySlug = tables
      .selectFrom('term')
      .select('id')
      .where('slug', 'in', texts(terms.map(term => term.slug)));
    expect(await db.read.rows(bySlug)).toEqual(expect.arrayContaining(terms.map(({ id }) => ({ id }))));
    const others = await db.read.rows(
      tables
        .selectFrom('term')
        .select('id')
        .where('id', 'not in', ids(terms.map(term => term.id)))
        .where('id', '<=', 4),
    );
    expect(others).toEqual([{ id: 4 }]);
  });

  it('can be read as a table', async () => {
    const [first, second] = await slugs(2);
    if (!first || !second) throw new Error('No terms');
    const query = tables
      .selectFrom(idRows([second.id, first.id, -1]).as('chosen'))
      .innerJoin('term', 'term.id', 'chosen.value')
      .select(['chosen.value', 'term.slug'])
      .orderBy('chosen.value');
    expect(await db.read.rows(query)).toEqual([first, second].map(({ id, slug }) => ({ value: id, slug })));
  });
});

describe('a statement', () => {
  const termsOf = statement((p: Parameters<{ kind: TermKind; ids: readonly number[]; most: number }>) =>
    tables
      .selectFrom('term')
      .select('slug')
      .where('kind', '=', p.kind)
      .where('id', 'in', ids(p.ids))
      .orderBy('id')
      .limit(p.most),
  );

  it('can be called many times, each time with its own values', async () => {
    const all = await db.read.rows(tables.selectFrom('term').select(['id', 'kind', 'slug']).orderBy('id'));
    for (const kind of ['speciality', 'service'] as const) {
      const some = all.filter(term => term.kind === kind).slice(0, 5);
      const found = await db.read.rows(termsOf({ kind, ids: some.map(term => term.id), most: 3 }));
      expect(found).toEqual(some.slice(0, 3).map(({ slug }) => ({ slug })));
    }
    const none = await db.transaction(unit => unit.rows(termsOf({ kind: 'title', ids: [], most: 3 })));
    expect(none).toEqual([]);
  });
});

it('a query that is kept is compiled once for each engine, and one that is built again each time', () => {
  const kept = mine.select('id');
  const first = compiledFor('sqlite', kept).statement;
  expect(compiledFor('sqlite', kept).statement).toBe(first);
  expect(compiledFor('postgresql', kept).statement).not.toBe(first);
  expect(compiledFor('sqlite', mine.select('id')).statement).not.toBe(first);
});

it('a query is run by a reader or a unit of work, never by its builder', async () => {
  await expect(mine.select('id').execute()).rejects.toThrow('run by db.read');
});
