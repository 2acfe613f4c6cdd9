import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { databaseFault } from '../errors/database-fault.ts';
import { platformEntities } from '../platform.entity.ts';
import { openDatabase } from './database.ts';
import { nativeOf } from './native.ts';
import { type ProcessLock, takeLock, whileLocked } from './process-lock.ts';

const LOCK: ProcessLock = { key: 1, ending: 'trying', waitMs: 60_000 };

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await openFreshDatabase(platformEntities);
});
afterAll(() => fresh.close());

it('lets one at a time do what it guards, also after one has failed', async () => {
  const other = await openDatabase(fresh.config, platformEntities);
  let [inside, most] = [0, 0];
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(20);
    inside -= 1;
    throw new Error('failed');
  };
  const all = [fresh.db, other, fresh.db, other].map(db => whileLocked(nativeOf(db), LOCK, work));
  const told = await Promise.allSettled(all);
  expect(told).toMatchObject(Array.from({ length: 4 }, () => ({ reason: { message: 'failed' } })));
  expect(most).toBe(1);
  await other.close();
});

it('fails as busy where another has it for too long, and keeps nobody from another lock', async () => {
  const release = await takeLock(nativeOf(fresh.db), LOCK);
  const late = takeLock(nativeOf(fresh.db), { ...LOCK, waitMs: 100 });
  expect(await late.catch(databaseFault)).toBe('busy');
  await (await takeLock(nativeOf(fresh.db), { ...LOCK, key: 2, ending: 'trying-else' }))();
  await release();
  await (await takeLock(nativeOf(fresh.db), { ...LOCK, waitMs: 10_000 }))();
});
