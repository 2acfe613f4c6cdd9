import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createStatementWatch, shapeOf, shortened, statementName } from './statement-watch.ts';
import { textOf } from './text.ts';

describe('a watch of statements', () => {
  it('counts each by what it does', () => {
    const watch = createStatementWatch();
    const texts = [
      'select 1',
      ' SELECT 2',
      '(select 3)',
      'with x as (select 1) select * from x',
      'insert into a values (1)',
    ];
    for (const sql of [...texts, 'update a set b = 1', 'delete from a', 'begin', 'set local x = 1', 'savepoint a'])
      watch.noted(sql, [], 1);
    const counts = (['select', 'insert', 'update', 'delete', 'other'] as const).map(name => watch.total(name).count);
    expect(counts).toEqual([4, 1, 1, 1, 3]);
    expect(watch.total('select').seconds).toBeCloseTo(0.004);
  });

  it('reports statements of 200 ms and more by name, text and the shapes of their values, and no value', () => {
    const told: object[] = [];
    const watch = createStatementWatch();
    watch.tellTo({ warn: (about: object) => void told.push(about) });
    watch.noted('select * from account where email = ?', ['hunter2@example.vn'], 199);
    watch.noted(
      `select * from account where email = ? and name = 'hunter2' and id = 4711`,
      ['hunter2@example.vn', 7],
      201,
    );
    expect(told).toEqual([
      {
        statement: expect.stringMatching(/^select account [\da-f]{8}$/),
        ms: 201,
        values: ['text(18)', 'number'],
        sql: `select * from account where email = ? and name = '…' and id = 0`,
      },
    ]);
    expect(watch.total('select')).toMatchObject({ count: 2, slow: 1 });
  });

  it('reports that a replica does not answer, and that it answers again', () => {
    const told: string[] = [];
    const watch = createStatementWatch();
    watch.tellTo({ warn: (said: unknown) => void told.push(String(said)) });
    for (const answers of [false, true]) watch.replica(answers);
    expect(told).toEqual([expect.stringContaining('does not answer'), expect.stringContaining('answers again')]);
  });

  it('names a statement alike for all values, and another one otherwise', () => {
    expect(statementName('select 1 from a')).toBe(statementName('select 1 from a'));
    expect(statementName('select 1 from a')).not.toBe(statementName('select 2 from a'));
    expect(shortened('select "a1" from b2 where c = $1 limit 20')).toBe('select "a1" from b2 where c = $1 limit 0');
    expect([null, undefined, 'abc', 1, true, new Date(0), Buffer.from('ab'), [1, 2], { a: 1 }].map(shapeOf)).toEqual([
      'null',
      'null',
      'text(3)',
      'number',
      'boolean',
      'date',
      'bytes(2)',
      'list(2)',
      'object',
    ]);
  });
});

describe('statements of a server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('are counted when they read, and when they write', async () => {
    const { db, statements, clock } = app.services;
    const before = { select: statements.total('select').count, insert: statements.total('insert').count };
    await textOf(db.read).first('select 1 as one');
    await db.transaction(unit =>
      textOf(unit).sql(`insert into setting (name, value, updated_at) values ('watched', '1', ?)`, [clock.now()]),
    );
    expect(statements.total('select').count).toBeGreaterThan(before.select);
    expect(statements.total('insert').count).toBeGreaterThan(before.insert);
  });
});
