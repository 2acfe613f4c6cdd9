import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import type { LockProcessSettings } from '../../testing/lock-process.ts';
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

it('the lock of processes lets one at a time do what it guards, also after one has failed', async () => {
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

it('the lock of processes fails as busy where another has it for too long, and keeps nobody from another lock', async () => {
  const release = await takeLock(nativeOf(fresh.db), LOCK);
  const late = takeLock(nativeOf(fresh.db), { ...LOCK, waitMs: 100 });
  expect(await late.catch(databaseFault)).toBe('busy');
  await (await takeLock(nativeOf(fresh.db), { ...LOCK, key: 2, ending: 'trying-else' }))();
  await release();
  await (await takeLock(nativeOf(fresh.db), { ...LOCK, waitMs: 10_000 }))();
});

it('the lock of processes says once that it waits, and nothing where the lock is free', async () => {
  const told: string[] = [];
  const release = await takeLock(nativeOf(fresh.db), LOCK, () => void told.push('first'));
  const waiting = takeLock(nativeOf(fresh.db), LOCK, () => {
    told.push('second');
    void release();
  });
  await (await waiting)();
  expect(told).toEqual(['second']);
});

it('the lock of processes goes on to the next when the process that has it is killed', async () => {
  const script = fileURLToPath(new URL('../../testing/lock-process.ts', import.meta.url));
  const settings: LockProcessSettings = { database: fresh.config, lock: LOCK };
  const holder = spawn(process.execPath, [script, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(holder, 'exit');
  try {
    expect(String(await Promise.race([once(holder.stdout, 'data'), ended]))).toBe('locked');
    let isKilled = false;
    const release = await takeLock(nativeOf(fresh.db), LOCK, () => {
      isKilled = holder.kill('SIGKILL');
    });
    await release();
    expect(isKilled).toBe(true);
  } finally {
    holder.kill('SIGKILL');
  }
});
