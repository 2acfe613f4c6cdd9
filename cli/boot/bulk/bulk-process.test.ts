import { EventEmitter } from 'node:events';
import { fixedClock } from '@antam/server/platform/clock/clock.ts';
import type { JobOutcome } from '@antam/server/platform/jobs/run-lease.ts';
import { createLogger } from '@antam/server/platform/log/logger.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BulkChild, type BulkProcess, createBulkProcess } from './bulk-process.ts';

const clock = fixedClock(new Date('2026-11-21T03:00:00Z'));
let children: BulkChild[];
let killed: unknown[];
let counted: [string, JobOutcome, number][];
let bulk: BulkProcess;
beforeEach(() => {
  [children, killed, counted] = [[], [], []];
  const start = () => {
    const child = Object.assign(new EventEmitter(), {
      pid: children.length + 1,
      kill: (signal?: unknown) => {
        killed.push(signal);
        return child.emit('exit', 0, null);
      },
    });
    children.push(child);
    return child;
  };
  const observeJob = (...job: [string, JobOutcome, number]) => void counted.push(job);
  bulk = createBulkProcess({ clock, log: createLogger('silent'), metrics: { observeJob } }, start);
});

/** Bulk work is due at each look, one a second. */
function dueFor(seconds: number) {
  for (let second = 0; second <= seconds; second += 1) {
    bulk.left(true);
    clock.advance(1_000);
  }
}

describe('the process for bulk work', () => {
  it('is started where work stays due, and once', () => {
    dueFor(1);
    expect(children).toHaveLength(0);
    dueFor(5);
    expect(children).toHaveLength(1);
  });

  it('is not started for what another worker takes a moment later', () => {
    for (let time = 0; time < 5; time += 1) {
      dueFor(1);
      bulk.left(false);
    }
    expect(children).toHaveLength(0);
  });

  it('is started again at once after it has ended idle, and after a pause where it has failed', () => {
    dueFor(2);
    children[0]?.emit('exit', 0, null);
    dueFor(0);
    expect(children).toHaveLength(2);
    children[1]?.emit('exit', null, 'SIGKILL');
    dueFor(28);
    expect(children).toHaveLength(2);
    dueFor(1);
    expect(children).toHaveLength(3);
  });

  it('has its jobs counted, and nothing else that it says', () => {
    dueFor(2);
    for (const sent of [{ topic: 'a', outcome: 'done', seconds: 2 }, { topic: 'b' }, 'usage', null]) {
      children[0]?.emit('message', sent);
    }
    expect(counted).toEqual([['a', 'done', 2]]);
  });

  it('is asked to stop and waited for, and none is started afterwards', async () => {
    dueFor(2);
    await bulk.stop();
    expect(killed).toEqual(['SIGTERM']);
    dueFor(40);
    expect(children).toHaveLength(1);
    await bulk.stop();
  });
});
