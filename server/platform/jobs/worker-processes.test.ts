import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type JobProcessSettings, writeEffect } from '../../testing/job-process.ts';
import { type OutboxBench, openOutboxBench, START } from '../../testing/outbox-bench.ts';
import { textOf } from '../db/text.ts';
import { enqueue, outboxCounts } from './outbox.ts';

let test: OutboxBench;
beforeEach(async () => {
  test = await openOutboxBench();
});
afterEach(() => test.close());

describe('worker processes', { timeout: 60_000 }, () => {
  const script = fileURLToPath(new URL('../../testing/job-process.ts', import.meta.url));
  const children: ChildProcess[] = [];
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });

  const launch = (settings: Omit<JobProcessSettings, 'database'>) => {
    const child = spawn(process.execPath, [script, JSON.stringify({ ...settings, database: test.config })], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return child;
  };

  /** Resolves when the process has said the word. */
  const said = async (child: ChildProcess, word: string) => {
    let heard = '';
    for await (const part of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
      heard += String(part);
      if (heard.includes(word)) return;
    }
  };

  beforeEach(() =>
    test.db.transaction(unit =>
      textOf(unit).sql('create table effect (number int, worker varchar(9), attempt int, ended int default 0)'),
    ),
  );

  const promiseEffects = async (count: number) => {
    const now = new Date(START);
    await test.db.transaction(async unit => {
      for (let number = 0; number < count; number++) await enqueue(unit, writeEffect, { number }, { now });
    });
  };
  const effects = () =>
    textOf(test.db.read).all<{ number: number; worker: string; attempt: number; ended: number }>(
      'select * from effect',
    );

  it('share the work in parallel, and no message is done twice', async () => {
    const workers = ['a', 'b'].map(name => launch({ name, leaseMs: 30_000, effectMs: 20 }));
    await Promise.all(workers.map(child => said(child, 'ready')));
    await promiseEffects(120);
    await expect.poll(async () => (await outboxCounts(test.db)).waiting, { timeout: 15_000, interval: 100 }).toBe(0);
    const done = await effects();
    expect(done).toHaveLength(120);
    expect(new Set(done.map(effect => effect.number)).size).toBe(120);
    expect(done.every(effect => effect.attempt === 1 && effect.ended === 1)).toBe(true);
    for (const name of ['a', 'b']) expect(done.filter(effect => effect.worker === name).length).toBeGreaterThan(10);
    for (const child of workers) child.kill('SIGTERM');
    await Promise.all(workers.map(child => child.exitCode ?? once(child, 'exit')));
    expect(workers.map(child => child.exitCode)).toEqual([0, 0]);
  });

  it('finish what a killed one left, once', async () => {
    await promiseEffects(1);
    const killed = launch({ name: 'killed', leaseMs: 700, effectMs: 60_000 });
    await said(killed, 'begun');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    launch({ name: 'next', leaseMs: 700, effectMs: 0 });
    await expect.poll(async () => (await outboxCounts(test.db)).waiting, { timeout: 10_000, interval: 50 }).toBe(0);
    expect(await effects()).toEqual([
      { number: 0, worker: 'killed', attempt: 1, ended: 0 },
      { number: 0, worker: 'next', attempt: 2, ended: 1 },
    ]);
  });

  it('leave a slow message to the one that has it, for as long as that lives', async () => {
    const workers = ['a', 'b'].map(name => launch({ name, leaseMs: 900, effectMs: 2_500 }));
    await Promise.all(workers.map(child => said(child, 'ready')));
    await promiseEffects(1);
    await expect.poll(async () => (await outboxCounts(test.db)).waiting, { timeout: 10_000, interval: 50 }).toBe(0);
    expect(await effects()).toMatchObject([{ number: 0, attempt: 1, ended: 1 }]);
  });
});
