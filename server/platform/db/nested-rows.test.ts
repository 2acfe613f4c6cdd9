import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { Account } from '../../features/accounts/account.entity.ts';
import { Session } from '../../features/sessions/session.entity.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Database } from './database.ts';
import { nestedRows } from './nested-rows.ts';
import type { Parameters } from './parameter.ts';
import { statement } from './query.ts';
import { tablesOf } from './tables.ts';

const tables = tablesOf(Account, Session);
const NOW = new Date('2026-01-02T03:04:05.678Z');
const LATER = new Date('2026-01-03T00:00:00.001Z');

let app: TestApp;
let db: Database;
beforeAll(async () => {
  app = await startTestApp();
  db = app.services.db;
  await db.transaction(async unit => {
    for (const [name, createdAt] of [
      ['Bé "Na"', LATER],
      ['Ấn', NOW],
    ] as const) {
      await unit.run(
        tables.insertInto('account').values({
          email: `${createdAt.getTime()}@long-nhau.example`,
          name,
          utm: { nguon: 'có "dấu"?' },
          isOfficial: createdAt === NOW,
          createdAt,
          updatedAt: NOW,
        }),
      );
    }
  });
});
afterAll(() => app.close());

const mine = tables.selectFrom('account').where('email', 'like', '%@long-nhau.example');
const others = mine.select(['name', 'utm', 'isOfficial', 'createdAt', 'lastLoginAt']).orderBy('createdAt');
const AN = { name: 'Ấn', utm: { nguon: 'có "dấu"?' }, isOfficial: true, createdAt: NOW, lastLoginAt: null };
const NA = { ...AN, name: 'Bé "Na"', isOfficial: false, createdAt: LATER };

describe('rows inside a row', () => {
  it('come in their order, with dates, booleans and JSON as the entities say, read and inside a transaction', async () => {
    const query = mine.select([nestedRows(others).as('others'), 'isOfficial']).orderBy('createdAt');
    const rows = await db.read.rows(query);
    expect(rows).toEqual([
      { others: [AN, NA], isOfficial: true },
      { others: [AN, NA], isOfficial: false },
    ]);
    expectTypeOf(rows[0]?.others[0]).toEqualTypeOf<
      | {
          name: string;
          utm: Record<string, string>;
          isOfficial: boolean;
          createdAt: Date;
          lastLoginAt: Date | null;
        }
      | undefined
    >();
    expect(await db.transaction(unit => unit.rows(query))).toEqual(rows);
  });

  it('belong to the row around them, and are an empty list where there are none', async () => {
    const query = mine
      .select(eb => {
        const earlier = tables
          .selectFrom('account as other')
          .select('other.name')
          .where('other.createdAt', '<', eb.ref('account.createdAt'));
        const sessions = tables.selectFrom('session').select('id').where('account', '=', eb.ref('account.id'));
        return ['name', nestedRows(earlier).as('earlier'), nestedRows(sessions).as('sessions')];
      })
      .orderBy('createdAt');
    const [first, second] = await db.read.rows(query);
    expect(first).toMatchObject({ name: 'Ấn', sessions: [] });
    expect(second?.earlier).toContainEqual({ name: 'Ấn' });
    expect(first?.earlier).not.toContainEqual({ name: 'Ấn' });
  });

  it('may have rows inside themselves, and pass through sub-queries', async () => {
    const inner = mine.select(['name', nestedRows(others).as('others')]).orderBy('createdAt');
    const query = tables
      .selectFrom(mine.select([nestedRows(inner).as('all'), 'createdAt']).as('around'))
      .selectAll('around')
      .orderBy('createdAt');
    const [row] = await db.read.rows(query);
    expect(row).toEqual({
      createdAt: NOW,
      all: [
        { name: 'Ấn', others: [AN, NA] },
        { name: 'Bé "Na"', others: [AN, NA] },
      ],
    });
  });

  it('take the values of a statement, and as many rows as it says', async () => {
    const latest = statement((p: Parameters<{ email: string }>) =>
      mine
        .select(
          nestedRows(
            tables.selectFrom('account').select('createdAt').where('email', '=', p.email).orderBy('id').limit(1),
          ).as('asked'),
        )
        .orderBy('createdAt'),
    );
    const [row] = await db.read.rows(latest({ email: `${LATER.getTime()}@long-nhau.example` }));
    expect(row).toEqual({ asked: [{ createdAt: LATER }] });
    expect(await db.read.row(latest({ email: 'nobody@long-nhau.example' }))).toEqual({ asked: [] });
  });
});
