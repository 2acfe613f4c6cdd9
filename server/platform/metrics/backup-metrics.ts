import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import { readSetting } from '../db/stored-setting.ts';
import type { MetricsParts } from './metrics-parts.ts';
import { readOnce } from './read-once.ts';

/** The setting in which backups note their times, in milliseconds since 1970. */
export const BACKUP_FACTS = 'backup-facts';
/** The setting that holds the plan of backups, of which this needs to know when one is late. */
export const BACKUP_PLAN = 'backup-plan';
/** So many intervals of the plan may pass from one backup to the next. */
const MAX_INTERVALS = 2;

const backupPlan = z
  .object({ everyMs: z.number(), since: z.number().default(0) })
  .optional()
  .catch(undefined);
const backupFacts = z.object({ succeededAt: z.number().optional(), verifiedAt: z.number().optional() }).catch({});

/** When the last backup succeeded, and when the last one was proved by a restore; 0 before the first. */
export function addBackupMetrics(registry: Registry, { db }: MetricsParts): void {
  const registers = [registry];
  const read = readOnce(async () => backupFacts.parse(await readSetting(db.primary, BACKUP_FACTS)));
  new Gauge({
    name: 'antam_backup_last_success_timestamp_seconds',
    help: 'When a backup last succeeded, in seconds since 1970; 0 for never',
    registers,
    async collect() {
      this.set(((await read())?.succeededAt ?? 0) / 1_000);
    },
  });
  new Gauge({
    name: 'antam_backup_late_timestamp_seconds',
    help: 'From when on the next backup by plan is late, in seconds since 1970; absent without a plan',
    registers,
    async collect() {
      const plan = backupPlan.parse(await readSetting(db.primary, BACKUP_PLAN).catch(() => undefined));
      const { succeededAt = 0 } = (await read()) ?? {};
      if (!plan) return this.remove();
      this.set((Math.max(succeededAt, plan.since) + MAX_INTERVALS * plan.everyMs) / 1_000);
    },
  });
  new Gauge({
    name: 'antam_backup_last_verified_timestamp_seconds',
    help: 'When a backup was last proved by a restore, in seconds since 1970; 0 for never',
    registers,
    async collect() {
      this.set(((await read())?.verifiedAt ?? 0) / 1_000);
    },
  });
}
