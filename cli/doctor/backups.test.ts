import { noteBackup } from '@antam/server/platform/backups/backup-facts.ts';
import { fixedClock } from '@antam/server/platform/clock/clock.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { startTestApp, type TestApp } from '@antam/server/testing/test-app.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { storePlan } from '../backup/plan.ts';
import { plannedBackups } from '../backup/planned-job.ts';
import { checkBackups } from './backups.ts';

const DAY_MS = 86_400_000;
const START = new Date('2036-03-01T02:00:00Z');
const PLAN = { target: '/backups', everyMs: DAY_MS, keep: 14 };

let app: TestApp | undefined;
let clock: ReturnType<typeof fixedClock>;
let services: Services;
beforeEach(async () => {
  await app?.close();
  app = await startTestApp();
  clock = fixedClock(START);
  services = { ...app.services, clock };
});
afterAll(() => app?.close());

const inProduction = () => ({ ...services, config: { ...services.config, environment: 'production' as const } });
const made = () => noteBackup(services.db, { succeededAt: clock.now().getTime() }, clock.now());

describe('antam doctor', () => {
  it('advises backups by plan in production where none was made for two days', async () => {
    expect(await checkBackups(services)).toMatchObject({
      verdict: 'ok',
      message: 'none by plan; never made, never proved',
    });
    expect(await checkBackups(inProduction())).toMatchObject({
      verdict: 'warning',
      remedy: expect.stringContaining('antam backup FOLDER --every 24h'),
    });
    await made();
    expect(await checkBackups(inProduction())).toMatchObject({
      verdict: 'ok',
      message: 'none by plan; last made 2036-03-01T02:00Z, never proved',
    });
    clock.advance(2 * DAY_MS + 1);
    expect(await checkBackups(inProduction())).toMatchObject({ verdict: 'warning' });
  });

  it('fails where two planned backups were due and none came', async () => {
    await storePlan(services.db, PLAN, clock.now());
    expect(await checkBackups(services)).toMatchObject({ verdict: 'ok' });
    clock.advance(2 * DAY_MS + 1);
    expect(await checkBackups(services)).toMatchObject({
      verdict: 'failed',
      message: 'none since two were due (every 24 h); never made, never proved',
    });
    await made();
    expect(await checkBackups(services)).toMatchObject({ verdict: 'ok' });
  });

  it('fails where the last planned backup failed, until one comes out well', async () => {
    await storePlan(services.db, PLAN, clock.now());
    await made();
    clock.advance(DAY_MS);
    await plannedBackups(services).schedule(clock.now());
    expect(await checkBackups(services)).toMatchObject({ verdict: 'ok' });
    await services.db.transaction(async unit => {
      const sql =
        "update outbox_message set created_at = ?, last_error = 'the disk is full' where topic = 'backup.planned'";
      await textOf(unit).sql(sql, [clock.now()]);
    });
    expect(await checkBackups(services)).toMatchObject({
      verdict: 'failed',
      message: expect.stringMatching(/^the last one by plan failed \(every 24 h\); last made 2036-03-01T02:00Z/),
      remedy: expect.stringContaining('antam jobs list --topic backup.planned'),
    });
    clock.advance(60_000);
    await made();
    expect(await checkBackups(services)).toMatchObject({ verdict: 'ok' });
  });
});
