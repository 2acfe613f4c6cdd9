import { execFile } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FacetProcessSettings } from '../../testing/facet-process.ts';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { type Database, openDatabase } from '../db/database.ts';
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

  it('leave a snapshot as it was for whoever holds it', async () => {
    await apply(fresh.db, store, { id: 1, before: [], after: ['all'] });
    const held = await store.snapshot('place');
    await apply(fresh.db, store, { id: 2, before: [], after: ['all'] });
    const current = await store.snapshot('place');
    expect(held.get('all')?.toArray()).toEqual([1]);
    expect(current.get('all')?.toArray()).toEqual([1, 2]);
    expect(current.version).toBeGreaterThan(held.version);
    expect(await store.snapshot('place')).toBe(current);
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
  }, 60_000);

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

  it('keep what somebody else changes while a rebuild reads the tables', async () => {
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
