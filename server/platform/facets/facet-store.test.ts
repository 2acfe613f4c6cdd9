import { execFile } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FacetProcessSettings } from '../../testing/facet-process.ts';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import { platformEntities } from '../platform.entity.ts';
import { createFacetStore } from './create-facet-store.ts';
import { FacetBuilder } from './facet-builder.ts';
import type { FacetChange, FacetStore } from './facet-store.ts';

let fresh: FreshDatabase;
let other: Database;
let store: FacetStore;

beforeEach(async () => {
  fresh = await openFreshDatabase(platformEntities);
  other = await openDatabase(fresh.config, platformEntities);
  store = createFacetStore(fresh.db);
});
afterEach(async () => {
  await other.close();
  await fresh.close();
});

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../../testing/facet-process.ts', import.meta.url));

const writeInProcess = (settings: FacetProcessSettings) => run(process.execPath, [SCRIPT, JSON.stringify(settings)]);

const apply = (db: Database, through: FacetStore, ...changes: FacetChange[]) =>
  db.transaction(unit => through.apply(unit, 'place', changes));

async function members(from: FacetStore, facet: string): Promise<number[]> {
  return (await from.snapshot('place')).get(facet)?.toArray() ?? [];
}

describe('facets', () => {
  it('follow what entities gain, keep and lose', async () => {
    await apply(fresh.db, store, { id: 1, before: [], after: ['all', 'a:1'] }, { id: 2, before: [], after: ['all'] });
    expect(await members(store, 'all')).toEqual([1, 2]);
    await apply(fresh.db, store, { id: 1, before: ['all', 'a:1'], after: ['all', 'b:2'] });
    expect(await members(store, 'all')).toEqual([1, 2]);
    expect(await members(store, 'a:1')).toEqual([]);
    expect(await members(store, 'b:2')).toEqual([1]);
    await apply(fresh.db, store, { id: 1, before: ['all', 'b:2'], after: [] });
    expect(await members(store, 'all')).toEqual([2]);
    expect((await store.snapshot('place')).cardinality('all')).toBe(1);
  });

  it('add what is removed and added in one go', async () => {
    await apply(fresh.db, store, { id: 7, before: ['a:1'], after: [] }, { id: 7, before: [], after: ['a:1'] });
    expect(await members(store, 'a:1')).toEqual([7]);
  });

  it('keep kinds apart', async () => {
    await apply(fresh.db, store, { id: 1, before: [], after: ['all'] });
    expect((await store.snapshot('professional')).get('all')).toBeUndefined();
  });

  it('leave a snapshot as it was for the query that holds it', async () => {
    await apply(fresh.db, store, { id: 1, before: [], after: ['all'] });
    const held = await store.snapshot('place');
    await apply(fresh.db, store, { id: 2, before: [], after: ['all'] });
    const current = await store.snapshot('place');
    expect(held.get('all')?.toArray()).toEqual([1]);
    expect(current.get('all')?.toArray()).toEqual([1, 2]);
    expect(current.version).toBeGreaterThan(held.version);
    expect(await store.snapshot('place')).toBe(current);
  });

  it('share the bitmaps that do not change, and are freed when they are replaced and nobody reads them', async () => {
    await apply(fresh.db, store, { id: 1, before: [], after: ['all', 'a:1'] });
    const first = await store.snapshot('place');
    const again = await store.snapshot('place');
    const [all, a] = [first.get('all'), first.get('a:1')];
    await apply(fresh.db, store, { id: 2, before: [], after: ['all'] });
    const second = await store.snapshot('place');
    expect(second.get('a:1')).toBe(a);
    first.release();
    expect([all?.isDisposed, again.get('all')?.toArray()]).toEqual([false, [1]]);
    again.release();
    expect([all?.isDisposed, a?.isDisposed]).toEqual([true, false]);
    expect([second.get('all')?.toArray(), second.get('a:1')?.toArray()]).toEqual([[1, 2], [1]]);
    second.release();
    expect((await store.snapshot('place')).get('all')?.isDisposed).toBe(false);
  });

  it('free the stored bitmaps that are replaced, and share the others', async () => {
    const many = (facet: string) => Array.from({ length: 70 }, (_, n) => `${facet}:${n}`);
    await apply(fresh.db, store, { id: 1, before: [], after: many('a') }, { id: 2, before: [], after: ['b:1'] });
    const first = await store.snapshot('place');
    const [a, b] = [first.get('a:1'), first.get('b:1')];
    first.release();
    await apply(fresh.db, store, { id: 3, before: [], after: many('a') });
    const second = await store.snapshot('place');
    expect([second.get('a:1')?.toArray(), a?.isDisposed]).toEqual([[1, 3], true]);
    expect([second.get('b:1') === b, b?.isDisposed]).toEqual([true, false]);
  });

  it('of many changes at once go straight into the stored bitmaps, after those that wait', async () => {
    const many = Array.from({ length: 64 }, (_, n) => `a:${n}`);
    await apply(fresh.db, store, { id: 1, before: [], after: ['all', 'a:1'] });
    await apply(fresh.db, store, { id: 1, before: ['all', 'a:1'], after: ['all'] }, { id: 2, before: [], after: many });
    expect(await textOf(fresh.db.primary).all('select 1 from facet_change')).toEqual([]);
    expect([await members(store, 'all'), await members(store, 'a:1')]).toEqual([[1], [2]]);
    // The sequence of the rows: two were written, by the first change.
    await apply(fresh.db, store, { id: 3, before: [], after: ['all'] });
    const [row] = await textOf(fresh.db.primary).all<{ id: number | string }>('select id from facet_change');
    expect(Number(row?.id)).toBe(3);
  });

  it('are seen by other processes in their next turn, and not on rollback', async () => {
    const elsewhere = createFacetStore(other);
    await apply(fresh.db, store, { id: 1, before: [], after: ['all', 'a:1'] });
    expect(await members(elsewhere, 'all')).toEqual([1]);
    await apply(fresh.db, store, { id: 2, before: [], after: ['all'] });
    await nextTurn();
    expect(await members(elsewhere, 'all')).toEqual([1, 2]);
    const failing = fresh.db.transaction(async unit => {
      await store.apply(unit, 'place', [{ id: 3, before: [], after: ['all'] }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await members(store, 'all')).toEqual([1, 2]);
    expect(await members(elsewhere, 'all')).toEqual([1, 2]);
  });

  it('lose nothing when several processes write the same facets at once', async () => {
    const facets = ['all', 'a:1', 'b:2'];
    const processes = [0, 1, 2].map(part =>
      writeInProcess({
        database: fresh.config,
        ids: Array.from({ length: 25 }, (_, index) => part * 25 + index + 1),
        facets,
      }),
    );
    await Promise.all(processes);
    const everyone = Array.from({ length: 75 }, (_, index) => index + 1);
    for (const facet of facets) expect(await members(store, facet)).toEqual(everyone);
  });

  it('are the same whether changes are still to be done to the stored bitmaps or are done', async () => {
    const elsewhere = createFacetStore(other);
    const waiting = async () =>
      Number(
        (await textOf(fresh.db.primary).first<{ count: number }>('select count(*) as count from facet_change'))?.count,
      );
    const counts: number[] = [];
    for (let id = 1; id <= 100; id++) {
      const before = id === 1 ? [] : [`last:${id - 1}`];
      const gone = id === 1 ? [] : [{ id: id - 1, before, after: [] }];
      await apply(fresh.db, store, ...gone, { id, before: [], after: ['all', `last:${id}`] });
      counts.push(await waiting());
      await nextTurn();
      if (id % 3 === 0) expect(await members(elsewhere, 'all')).toHaveLength(id);
      expect(await members(store, `last:${id}`)).toEqual([id]);
      expect(await members(store, `last:${id - 1}`)).toEqual([]);
    }
    expect(counts).toContain(0);
    expect(Math.max(...counts)).toBeLessThan(64);
    expect(await members(createFacetStore(other), 'all')).toHaveLength(100);
  });

  it('are replaced as a whole by a rebuild, in every process', async () => {
    const elsewhere = createFacetStore(other);
    await apply(fresh.db, store, { id: 1, before: [], after: ['all', 'gone:1'] });
    await elsewhere.snapshot('place');
    const builder = new FacetBuilder();
    for (let id = 10; id < 3_010; id++) builder.add('all', id);
    builder.add('new:1', 10);
    await store.rebuild('place', async () => builder.facets());
    await store.rebuild('professional', async () => new Map([['all', [5, 6]]]));
    await nextTurn();
    for (const from of [store, elsewhere]) {
      expect((await from.snapshot('place')).cardinality('all')).toBe(3_000);
      expect(await members(from, 'gone:1')).toEqual([]);
      expect(await members(from, 'new:1')).toEqual([10]);
      expect((await from.snapshot('professional')).get('all')?.toArray()).toEqual([5, 6]);
    }
  });

  it('keep what other transactions change while a rebuild reads the tables', async () => {
    await apply(fresh.db, store, { id: 1, before: [], after: ['all', 'a:1'] }, { id: 2, before: [], after: ['all'] });
    const elsewhere = createFacetStore(other);
    await store.rebuild('place', async () => {
      const read = new Map([
        ['all', [1, 2, 7]],
        ['a:1', [1]],
        ['b:2', [7]],
      ]);
      await apply(
        other,
        elsewhere,
        { id: 1, before: ['all', 'a:1'], after: ['all', 'b:2'] },
        { id: 3, before: [], after: ['all', 'c:3'] },
        { id: 2, before: ['all'], after: [] },
      );
      return read;
    });
    await nextTurn();
    for (const from of [store, elsewhere]) {
      expect(await members(from, 'all')).toEqual([1, 3, 7]);
      expect(await members(from, 'a:1')).toEqual([]);
      expect(await members(from, 'b:2')).toEqual([1, 7]);
      expect(await members(from, 'c:3')).toEqual([3]);
    }
  });

  it('are left alone by a rebuild that finds them right', async () => {
    await apply(fresh.db, store, { id: 1, before: [], after: ['all', 'a:1'] });
    const { version } = await store.snapshot('place');
    await store.rebuild(
      'place',
      async () =>
        new Map([
          ['all', [1]],
          ['a:1', [1]],
        ]),
    );
    expect((await store.snapshot('place')).version).toBe(version);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('facets on PostgreSQL', () => {
  /** Applies a change in a transaction that has done all its work and does not end before the test lets it. */
  async function hold(change: FacetChange) {
    const [done, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = other.transaction(async unit => {
      await store.apply(unit, 'place', [change]);
      done.resolve();
      await end.promise;
    });
    await Promise.race([done.promise, holding]);
    return {
      finish: async () => {
        end.resolve();
        await holding;
      },
    };
  }

  it('are changed while others that change the same facets have not committed, in any order', async () => {
    const held = await hold({ id: 1, before: [], after: ['all', 'a:1'] });
    await apply(fresh.db, store, { id: 2, before: [], after: ['all', 'a:1'] });
    expect(await members(store, 'all')).toEqual([2]);
    await held.finish();
    expect(await members(store, 'all')).toEqual([1, 2]);
    expect(await members(store, 'a:1')).toEqual([1, 2]);
    const again = await hold({ id: 1, before: ['all', 'a:1'], after: ['all'] });
    await apply(fresh.db, store, { id: 2, before: ['all', 'a:1'], after: [] });
    expect(await members(store, 'all')).toEqual([1]);
    expect(await members(store, 'a:1')).toEqual([1]);
    await again.finish();
    expect(await members(store, 'a:1')).toEqual([]);
  });

  it('of many changes at once wait for nobody who moves changes into the bitmaps, and lose nothing', async () => {
    const many = Array.from({ length: 64 }, (_, n) => `a:${n}`);
    const held = await hold({ id: 1, before: [], after: many });
    await apply(fresh.db, store, { id: 2, before: [], after: many });
    expect(await members(store, 'a:1')).toEqual([2]);
    await held.finish();
    expect(await members(store, 'a:63')).toEqual([1, 2]);
  });

  it('lose nothing and wait for nobody while one transaction moves the changes into the bitmaps', async () => {
    const ids = Array.from({ length: 130 }, (_, index) => index + 1);
    const one = (id: number) => ({ id, before: [], after: ['all'] });
    for (const id of ids.slice(0, 63)) await apply(fresh.db, store, one(id));
    // The one that finds so many changes that it moves them.
    const held = await hold(one(64));
    await Promise.all(ids.slice(64).map(id => apply(fresh.db, store, one(id))));
    expect(await members(store, 'all')).toEqual(ids.filter(id => id !== 64));
    await held.finish();
    expect(await members(store, 'all')).toEqual(ids);
    await apply(fresh.db, store, one(131));
    expect(await members(store, 'all')).toHaveLength(131);
    expect(await textOf(fresh.db.primary).all('select 1 from facet_change')).toEqual([]);
  });
});
