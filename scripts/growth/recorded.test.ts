import { describe, expect, it } from 'vitest';
import { decodeValue, encodeValue, shapeOfText, withParameters } from './recorded.ts';
import { sourceIn } from './source-in.ts';

describe('a recorded statement', () => {
  it('is the same one however many values and rows it was sent with', () => {
    expect(shapeOfText('select id from place\n  where id in (?, ?, ?) limit 20')).toBe(
      shapeOfText('select id from place where id in (?, ?) limit 5'),
    );
    expect(shapeOfText('insert into t (a, b) values (?, ?), (?, ?)')).toBe(
      shapeOfText('insert into t (a, b) values (?, ?), (?, ?), (?, ?)'),
    );
    expect(shapeOfText('select a from t where b = $1 and c = $2')).toBe('select a from t where b = ? and c = ?');
  });

  it('keeps dates and bytes among its parameters', () => {
    const values = [new Date('2026-11-28T08:00:00Z'), Buffer.from('x'), 'text', 5, null, true];
    expect(values.map(encodeValue).map(decodeValue)).toEqual(values);
  });

  it('of the ORM has parameters in place of the values in its text', () => {
    const sent = { engine: 'sqlite' as const, params: [], source: 'server/a.ts' };
    const sql = "select `p0`.* from `place` as `p0` where `p0`.`id` in (1, 2) and `p0`.`slug` = 'x''y'";
    expect(withParameters({ ...sent, sql })).toMatchObject({
      sql: 'select `p0`.* from `place` as `p0` where `p0`.`id` in (?, ?) and `p0`.`slug` = ?',
      params: [1, 2, "x'y"],
    });
    const own = "select id from place where status = 'published'";
    expect(withParameters({ ...sent, sql: own })).toMatchObject({ sql: own, params: [] });
  });
});

describe('who sent a statement', () => {
  const stack = (...frames: string[]) => ['Error: where', ...frames.map(frame => `    at ${frame}`)].join('\n');

  it('is the innermost function of the product beyond the ways of every statement', () => {
    const of = stack(
      'all (/any/server/platform/db/reader.ts:40:5)',
      'async nextFree (/any/server/features/free-times/queries/next-free.ts:27:16)',
      '/any/server/features/free-times/free.test.ts:10:2',
    );
    expect(sourceIn(of)).toBe('server/features/free-times/queries/next-free.ts nextFree');
  });

  it('is nobody where a test asks by itself', () => {
    expect(
      sourceIn(stack('all (/any/server/platform/db/reader.ts:40:5)', '/any/server/app/x.test.ts:1:1')),
    ).toBeUndefined();
  });
});
