import type { Database } from '@antam/server/platform/db/database.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { BACKUP_PLAN } from '@antam/server/platform/metrics/backup-metrics.ts';
import { z } from 'zod';
import { Failure } from '../io/failure.ts';

/** Where backups go by themselves, how often, and how many of them stay. */
export const backupPlan = z.object({
  /** An absolute folder, or `store`: the object store of the uploads. */
  target: z.string(),
  everyMs: z.number().int().positive(),
  keep: z.number().int().positive(),
  /** When it was made, in milliseconds since 1970. */
  since: z.number().int().optional(),
});
export type BackupPlan = z.infer<typeof backupPlan>;

/** The plan that all processes follow; undefined where there is none. */
export async function readPlan(db: Database): Promise<BackupPlan | undefined> {
  const row = await textOf(db.read).first<{ value: unknown }>('select value from setting where name = ?', [
    BACKUP_PLAN,
  ]);
  const value = typeof row?.value === 'string' ? JSON.parse(row.value) : row?.value;
  return backupPlan.safeParse(value).data;
}

/** Stores a plan in place of the former one; undefined ends it. */
export async function storePlan(db: Database, plan: BackupPlan | undefined, now: Date): Promise<void> {
  await db.transaction(async unit => {
    await textOf(unit).sql('delete from setting where name = ?', [BACKUP_PLAN]);
    if (!plan) return;
    const sql = 'insert into setting (name, value, updated_at) values (?, ?, ?)';
    await textOf(unit).sql(sql, [BACKUP_PLAN, JSON.stringify({ ...plan, since: now.getTime() }), now]);
  });
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** More often than the workers look at the calendar would say more than is done. */
const MIN_MS = 600_000;

/** Milliseconds of `24h`, `90m` or `7d`. */
export function parseEvery(text: string): number {
  const [, number, unit = ''] = /^(\d+)([mhd])$/.exec(text) ?? [];
  const milliseconds = Number(number) * (UNITS[unit] ?? Number.NaN);
  if (milliseconds >= MIN_MS) return milliseconds;
  throw new Failure('--every takes a time of 10m or more, such as 24h, 90m or 7d; "off" ends the plan');
}
