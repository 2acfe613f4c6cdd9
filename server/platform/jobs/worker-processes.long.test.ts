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

const LEASE_MS = 900;
/** Messages that a worker handles at the same time. */
const AT_ONCE = 4;

describe('worker processes', () => {
  const script = fileURLToPath(new URL('../../testing/job-process.ts', import.meta.url));
  const children: ChildProcess[] = [];
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });

  const launch = ({ name }: { name: string }) => {
    const now = START.toISOString();
    const settings: JobProcessSettings = { name, now, leaseMs: LEASE_MS, database: test.config };
    const child = spawn(process.execPath, [script, JSON.stringify(settings)], { stdio: ['pipe', 'pipe', 'inherit'] });
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

  const enqueueEffects = async (count: number) => {
    const now = new Date(START);
    await test.db.transaction(async unit => {
      for (let number = 0; number < count; number++) await enqueue(unit, writeEffect, { number }, { now });
    });
  };
  const effects = () =>
    textOf(test.db.read).all<{ number: number; worker: string; attempt: number; ended: number }>(
      'select * from effect',
    );

  /** How many effects of each worker have begun and not ended. */
  const begun = async () => {
    const open = (await effects()).filter(({ ended }) => ended === 0);
    return Object.fromEntries(
      [...Map.groupBy(open, ({ worker }) => worker)].map(([name, { length }]) => [name, length]),
    );
  };
  const tell = (child: ChildProcess, line: string) => void child.stdin?.write(`${line}\n`);
  const waiting = async () => (await outboxCounts(test.db)).waiting;

  it('share the work in parallel, and no message is done twice', async () => {
    const workers = ['a', 'b'].map(name => launch({ name }));
    await Promise.all(workers.map(child => said(child, 'ready')));
    await enqueueEffects(120);
    for (let left = 120; left > 0; left -= 2 * AT_ONCE) {
      await expect.poll(begun, { interval: 5 }).toEqual({ a: AT_ONCE, b: AT_ONCE });
      for (const child of workers) tell(child, 'go');
      await expect.poll(waiting, { interval: 5 }).toBe(left - 2 * AT_ONCE);
    }
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
    await enqueueEffects(1);
    const killed = launch({ name: 'killed' });
    await expect.poll(begun).toEqual({ killed: 1 });
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const next = launch({ name: 'next' });
    await said(next, 'ready');
    tell(next, `${LEASE_MS + 1}`);
    await expect.poll(begun).toEqual({ killed: 1, next: 1 });
    tell(next, 'go');
    await expect.poll(waiting).toBe(0);
    expect(await effects()).toEqual([
      { number: 0, worker: 'killed', attempt: 1, ended: 0 },
      { number: 0, worker: 'next', attempt: 2, ended: 1 },
    ]);
  });

  it('leave a slow message to the one that has it, for as long as that lives', async () => {
    const workers = ['a', 'b'].map(name => launch({ name }));
    await Promise.all(workers.map(child => said(child, 'ready')));
    await enqueueEffects(1);
    await expect.poll(async () => Object.values(await begun())).toEqual([1]);
    const leasedUntil = async () => {
      const row = await textOf(test.db.read).first<{ time: number | Date }>(
        'select leased_until as time from outbox_message',
      );
      return Number(row?.time) - START.getTime();
    };
    for (let passed = 0; passed < 3 * LEASE_MS; ) {
      passed += LEASE_MS / 2;
      for (const child of workers) tell(child, `${LEASE_MS / 2}`);
      await expect.poll(leasedUntil, { interval: 20 }).toBe(passed + LEASE_MS);
    }
    for (const child of workers) tell(child, 'go');
    await expect.poll(waiting).toBe(0);
    expect(await effects()).toMatchObject([{ number: 0, attempt: 1, ended: 1 }]);
  });
});
