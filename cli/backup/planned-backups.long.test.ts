import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { readBackupFacts } from '@antam/server/platform/backups/backup-facts.ts';
import { fixedClock } from '@antam/server/platform/clock/clock.ts';
import { nativeOf } from '@antam/server/platform/db/native.ts';
import { takeLock } from '@antam/server/platform/db/process-lock.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../boot/configuration.ts';
import { withServices } from '../boot/services.ts';
import { run } from '../run.ts';
import { runExecutable } from '../testing/executable.ts';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';
import { parseEvery, readPlan } from './plan.ts';
import { plannedBackups } from './planned-job.ts';
import { BACKING_UP, runPlanned } from './run-planned.ts';

let surroundings: Surroundings;
afterEach(() => surroundings.remove());

const inServices = <T>(work: (services: Services) => Promise<T>) => withServices(readSettings(surroundings.env), work);

describe('planned backups', () => {
  it('are made by a worker, proved, and kept up to the number of the plan', async () => {
    surroundings = await filledSurroundings('none');
    const folder = path.join(surroundings.folder, 'backups');
    const planned = await surroundings.antam('backup', folder, '--every', '24h', '--keep', '2');
    expect(planned).toMatchObject({ code: 0, err: '' });
    expect(planned.out).toMatch(/every 24h.*the last 2 stay/);
    expect(await runExecutable(['work', '--once'], surroundings.env)).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^antam-\d{8}t\d{6}z\.tar\.gz$/)]);
    const facts = await inServices(({ db }) => readBackupFacts(db));
    expect(facts).toEqual({ succeededAt: expect.any(Number), verifiedAt: expect.any(Number) });

    const clock = fixedClock(new Date('2036-03-01T02:00:00Z'));
    const runs = await inServices(async services => {
      const results = [];
      for (let day = 1; day <= 2; day += 1) {
        clock.advance(86_400_000);
        results.push(await runPlanned({ ...services, clock }));
      }
      return results;
    });
    expect(runs.map(({ removed }) => removed.length)).toEqual([0, 1]);
    expect(readdirSync(folder).filter(name => name.endsWith('.tar.gz'))).toEqual([
      'antam-20360302t020000z.tar.gz',
      'antam-20360303t020000z.tar.gz',
    ]);
    const restored = await surroundings.antam('restore', path.join(folder, 'antam-20360303t020000z.tar.gz'), '--force');
    expect(restored).toMatchObject({ code: 0 });
  });

  it('are due once in each span, whichever worker asks, until the plan is ended', async () => {
    surroundings = await filledSurroundings('none');
    expect(parseEvery('90m')).toBe(5_400_000);
    expect(() => parseEvery('1m')).toThrow(/10m or more/);
    await surroundings.antam('backup', path.join(surroundings.folder, 'b'), '--every', '2h', '--keep', '1');
    expect(await inServices(({ db }) => readPlan(db))).toMatchObject({ everyMs: 7_200_000, keep: 1 });
    const due = await inServices(async services => {
      const at = new Date('2036-03-01T02:00:00Z').getTime();
      for (const hours of [0, 0, 1, 2]) await plannedBackups(services).schedule(new Date(at + hours * 3_600_000));
      return textOf(services.db.primary).all("select id from outbox_message where topic = 'backup.planned'");
    });
    expect(due).toHaveLength(2);
    expect(await surroundings.antam('backup', '--every', 'off')).toMatchObject({ code: 0 });
    expect(await inServices(({ db }) => readPlan(db))).toBeUndefined();
    expect(existsSync(path.join(surroundings.folder, 'b'))).toBe(false);
  });

  it('say that they wait for another one', async () => {
    surroundings = await filledSurroundings('none');
    await surroundings.antam('backup', path.join(surroundings.folder, 'b'), '--every', '2h', '--keep', '1');
    const { env } = surroundings;
    const lines: string[] = [];
    const code = await inServices(async ({ db }) => {
      const release = await takeLock(nativeOf(db), BACKING_UP);
      const err = new Writable({
        write: (line, _, done) => {
          lines.push(String(line));
          void release().then(() => done());
        },
      });
      const out = new Writable({ write: (_line, _encoding, done) => done() });
      return run(['backup', '--planned'], { out, err, env, isInteractive: false });
    });
    expect([code, lines]).toEqual([0, ['Another backup by plan is under way: waiting for it, an hour at most\n']]);
  });
});
