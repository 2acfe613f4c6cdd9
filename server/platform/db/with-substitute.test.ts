import { beforeEach, describe, expect, it } from 'vitest';
import { openFreshDatabase } from '../../testing/fresh-database.ts';
import { openPostgresProxy } from '../../testing/postgres-proxy.ts';
import { platformEntities } from '../platform.entity.ts';
import { openDatabase } from './database.ts';
import { type TextReader, textOf } from './text.ts';
import { withSubstitute } from './with-substitute.ts';

const lost = () => new Error('Connection terminated unexpectedly');

describe('a reader of a replica', () => {
  let now = 0;
  let fault: (() => Error) | undefined;
  let reader: TextReader;
  const asked: string[] = [];
  const told: boolean[] = [];
  beforeEach(() => {
    [now, fault] = [0, undefined];
    asked.length = 0;
    told.length = 0;
    const replica = server('replica', () => fault?.());
    reader = withSubstitute(
      replica,
      server('first', () => undefined),
      { replica: answers => void told.push(answers) },
      () => now,
    );
  });

  const server = (name: string, failing: () => Error | undefined): TextReader => {
    const answer = async () => {
      asked.push(name);
      const error = failing();
      if (error) throw error;
      return [{ name }];
    };
    return {
      all: async <Row extends object>() => (await answer()) as object[] as Row[],
      first: async <Row extends object>() => (await answer())[0] as object as Row,
      numbers: async () => [(await answer()).length],
      scan: async <Row extends object>(_: string, __: unknown, visit: (row: Row) => boolean) => {
        visit({ name } as object as Row);
        await answer();
      },
      moment: () => undefined,
    };
  };
  it('asks the first server while the replica is gone, and the replica again after a while', async () => {
    expect(await reader.all('select')).toEqual([{ name: 'replica' }]);
    fault = lost;
    expect(await reader.all('select')).toEqual([{ name: 'first' }]);
    expect(await reader.first('select')).toEqual({ name: 'first' });
    expect(await reader.numbers('select')).toEqual([1]);
    expect(asked).toEqual(['replica', 'replica', 'first', 'first', 'first']);
    [now, fault] = [5_000, undefined];
    expect(await reader.first('select')).toEqual({ name: 'first' });
    expect(asked.slice(-2)).toEqual(['replica', 'first']);
    expect(await reader.first('select')).toEqual({ name: 'replica' });
  });

  it('says once that the replica is gone, and once that it answers again', async () => {
    fault = lost;
    await Promise.all([reader.all('select'), reader.first('select')]);
    now = 5_000;
    await reader.all('select');
    expect(told).toEqual([false]);
    [now, fault] = [10_000, undefined];
    await reader.all('select');
    await reader.all('select');
    expect(told).toEqual([false, true]);
  });

  it('reports what is wrong with the question itself', async () => {
    fault = () => new Error('syntax error');
    await expect(reader.all('selct')).rejects.toThrow('syntax error');
    expect(asked).toEqual(['replica']);
  });

  it('visits no row twice where the replica goes in the middle of a scan', async () => {
    fault = lost;
    const visited: object[] = [];
    const scan = () => reader.scan('select', [], row => visited.push(row) > 0);
    await expect(scan()).rejects.toThrow('Connection terminated');
    expect(visited).toEqual([{ name: 'replica' }]);
    await scan();
    expect(visited).toEqual([{ name: 'replica' }, { name: 'first' }]);
  });

  it.skipIf(!process.env.TEST_DATABASE_URL)('answers on PostgreSQL while the replica is stopped', async () => {
    const fresh = await openFreshDatabase(platformEntities);
    const proxy = await openPostgresProxy();
    const through = proxy.through(fresh.config, { poolSize: 2, waitMs: 2_000 });
    if (through.engine !== 'postgresql' || fresh.config.engine !== 'postgresql') throw new Error('On PostgreSQL only');
    const db = await openDatabase({ ...through, url: fresh.config.url, readUrl: through.url }, platformEntities);
    const one = () => textOf(db.read).first<{ one: number }>('select 1 as one');
    expect(await one()).toEqual({ one: 1 });
    await proxy.stop();
    expect(await one()).toEqual({ one: 1 });
    expect(await one()).toEqual({ one: 1 });
    await db.close();
    await fresh.close();
  });
});
