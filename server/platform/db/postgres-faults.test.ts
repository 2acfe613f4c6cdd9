import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { makeReadOnly, openPostgresProxy, type PostgresProxy } from '../../testing/postgres-proxy.ts';
import { databaseFault } from '../errors/database-fault.ts';
import { platformEntities } from '../platform.entity.ts';
import { type Database, openDatabase } from './database.ts';
import { nativeOf } from './native.ts';
import { textOf } from './text.ts';

/** Far from the end of a test, so that what hangs fails it. */
const WAIT_MS = 2_000;

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  let fresh: FreshDatabase;
  let proxy: PostgresProxy;
  let db: Database;
  const open = async (poolSize: number) => {
    db = await openDatabase(proxy.through(fresh.config, { poolSize, waitMs: WAIT_MS }), platformEntities);
    await write();
  };
  beforeAll(async () => {
    fresh = await openFreshDatabase(platformEntities);
    proxy = await openPostgresProxy();
  });
  afterAll(async () => {
    await proxy.stop();
    await fresh.close();
  });
  beforeEach(() => fresh.db.transaction(unit => textOf(unit).sql('delete from content_version')));
  afterEach(async () => {
    proxy.pass();
    await db.close();
  });

  const RAISE = `insert into content_version (name, version) values ('test', 1)
    on conflict (name) do update set version = content_version.version + 1`;
  const write = () => db.transaction(async unit => void (await textOf(unit).sql(RAISE)));
  const stored = async () =>
    (
      await textOf(fresh.db.read).first<{ version: number }>(
        "select version::int from content_version where name = 'test'",
      )
    )?.version;
  const faultOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      error => databaseFault(error),
    );
  /** Stops the server as soon as something more is sent to it, and starts it again once `work` has failed. */
  const stopDuring = async (work: () => Promise<unknown>) => {
    const isHeld = proxy.hold();
    const outcome = faultOf(work());
    await isHeld;
    await proxy.stop();
    proxy.pass();
    const fault = await outcome;
    await proxy.start();
    return fault;
  };

  // With one connection in the pool, one that is not given back stops all writes for ever.
  describe('the next write works at once', () => {
    beforeEach(() => open(1));

    it('after a BEGIN that failed', async () => {
      expect(await stopDuring(write)).toBe('unavailable');
      await write();
      expect(await stored()).toBe(2);
    });

    it('after a COMMIT that failed', async () => {
      const begun = Promise.withResolvers<void>();
      const finish = Promise.withResolvers<void>();
      const writing = db.transaction(async unit => {
        await textOf(unit).sql(RAISE);
        begun.resolve();
        await finish.promise;
      });
      await begun.promise;
      const fault = await stopDuring(() => {
        finish.resolve();
        return writing;
      });
      expect(fault).toBe('unavailable');
      await write();
      expect(await stored()).toBe(2);
    });

    it('after a ROLLBACK that failed', async () => {
      const cutWhen = async (isHeld: Promise<void>) => {
        await isHeld;
        proxy.cut();
        proxy.pass();
      };
      let cutting = Promise.resolve();
      const writing = db.transaction(async unit => {
        await textOf(unit).sql(RAISE);
        cutting = cutWhen(proxy.hold());
        throw new Error('stop');
      });
      await expect(writing).rejects.toThrow('stop');
      await cutting;
      await write();
      expect(await stored()).toBe(2);
    });

    it('after a connection that was cut in the middle of a transaction', async () => {
      const effects: string[] = [];
      const writing = db.transaction(async unit => {
        unit.afterCommit(() => void effects.push('told'));
        await textOf(unit).sql(RAISE);
        proxy.cut();
        await textOf(unit).sql(RAISE);
      });
      expect(await faultOf(writing)).toBe('unavailable');
      expect(effects).toEqual([]);
      await write();
      expect(await stored()).toBe(2);
    });

    it('after a wait for a connection that was too long', async () => {
      const begun = Promise.withResolvers<void>();
      const finish = Promise.withResolvers<void>();
      const slow = db.transaction(async () => {
        begun.resolve();
        await finish.promise;
      });
      await begun.promise;
      expect(await faultOf(write())).toBe('busy');
      finish.resolve();
      await slow;
      await write();
      expect(await stored()).toBe(2);
    });
  });

  describe('writing goes on by itself', () => {
    beforeEach(() => open(4));
    const eight = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 8 }, () => faultOf(work())));

    it('when the server was stopped and started again', async () => {
      await eight(write);
      await proxy.stop();
      expect(new Set(await eight(write))).toEqual(new Set(['unavailable']));
      expect(new Set(await eight(() => textOf(db.read).first('select 1')))).toEqual(new Set(['unavailable']));
      await proxy.start();
      expect(new Set(await eight(write))).toEqual(new Set(['done']));
      expect(new Set(await eight(() => textOf(db.read).first('select 1')))).toEqual(new Set(['done']));
    });

    it('after connections that died unnoticed in the pool', async () => {
      await eight(write);
      proxy.cut();
      expect(new Set(await eight(write))).toEqual(new Set(['done']));
    });

    it('after 40 terminated backends under 8 writers', async () => {
      let isOver = false;
      let written = 0;
      const faults = new Set<string | undefined>();
      const writer = async () => {
        while (!isOver) {
          const fault = await faultOf(write());
          if (fault === 'done') written += 1;
          else faults.add(fault);
        }
      };
      const writers = Array.from({ length: 8 }, writer);
      const terminate = `select count(pg_terminate_backend(pid))::int as n from (
          select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
            and query ~ 'content_version' limit 8) backends`;
      for (let terminated = 0; terminated < 40; ) {
        terminated += (await textOf(fresh.db.read).first<{ n: number }>(terminate))?.n ?? 0;
      }
      isOver = true;
      await Promise.all(writers);
      expect([...faults].filter(fault => fault !== 'unavailable')).toEqual([]);
      expect(written).toBeGreaterThan(0);
      expect(new Set(await eight(write))).toEqual(new Set(['done']));
      expect(nativeOf(db).pool?.waitingCount).toBe(0);
    });

    it('when a read-only database may be written again', async () => {
      const giveBack = await makeReadOnly(fresh.config);
      proxy.cut();
      expect(await faultOf(write())).toBe('unavailable');
      await giveBack();
      proxy.cut();
      expect(await faultOf(write())).toBe('done');
    });

    it('when a lock that was held for too long is free', async () => {
      const begun = Promise.withResolvers<void>();
      const finish = Promise.withResolvers<void>();
      const holder = fresh.db.transaction(async unit => {
        await textOf(unit).sql(RAISE);
        begun.resolve();
        await finish.promise;
      });
      await begun.promise;
      const hasty = db.transaction(unit => textOf(unit).sql(RAISE), { waitMs: 10 });
      expect(await faultOf(hasty)).toBe('busy');
      expect(await textOf(db.read).first('select 1 as one')).toEqual({ one: 1 });
      const patient = write();
      finish.resolve();
      await Promise.all([holder, patient]);
      expect(await stored()).toBe(3);
    });
  });

  describe('a server that says nothing', () => {
    beforeEach(async () => {
      db = await openDatabase(
        proxy.through(fresh.config, { poolSize: 1, waitMs: WAIT_MS, queryMs: 1_000 }),
        platformEntities,
      );
      await write();
      await textOf(db.read).first('select 1');
    });

    it('is unavailable to reads and writes, and both work at once when it speaks', async () => {
      void proxy.hold();
      const faults = await Promise.all([faultOf(textOf(db.read).first('select 1')), faultOf(write())]);
      expect(faults).toEqual(['unavailable', 'unavailable']);
      proxy.pass();
      await write();
      expect(await textOf(db.read).first('select 1 as one')).toEqual({ one: 1 });
      expect(await stored()).toBe(2);
    });

    it('loses the connection on which it was asked, outside of transactions too', async () => {
      const own = await db.transaction(unit => textOf(unit).sql<{ pid: number }>('select pg_backend_pid() as pid'));
      const pid = own[0]?.pid ?? 0;
      const isThere = () => textOf(fresh.db.read).first('select pid from pg_stat_activity where pid = ?', [pid]);
      expect(await isThere()).toEqual({ pid });
      const em = await nativeOf(db).em();
      void proxy.hold();
      expect(await faultOf(em.getConnection().execute('select 1'))).toBe('unavailable');
      await expect.poll(isThere).toBeUndefined();
    });
  });

  it('the ORM can be opened after the server was away at its first use', async () => {
    db = await openDatabase(proxy.through(fresh.config, { waitMs: WAIT_MS }), platformEntities);
    await proxy.stop();
    expect(await faultOf(write())).toBe('unavailable');
    await proxy.start();
    await write();
    expect(await stored()).toBe(1);
  });
});
