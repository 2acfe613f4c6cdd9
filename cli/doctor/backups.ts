import { readBackupFacts } from '@antam/server/platform/backups/backup-facts.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { type BackupPlan, readPlan } from '../backup/plan.ts';
import { PLANNED_TOPIC } from '../backup/planned-job.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

const HOUR_MS = 3_600_000;
/** Without a plan the operator must have made one so long ago at most. */
const OLD_MS = 48 * HOUR_MS;
const NO_PLAN = 'let workers make them: "antam backup FOLDER --every 24h --keep 14"';
const FAILED = 'see "antam jobs list --topic backup.planned"; try "antam backup --planned", which says why';

/** Whether backups are made: how old the last one is, and whether the last planned one failed. */
export async function checkBackups(services: Pick<Services, 'db' | 'clock' | 'config'>): Promise<Finding> {
  const { db, clock, config } = services;
  const [plan, { succeededAt, verifiedAt }] = [await readPlan(db), await readBackupFacts(db)];
  const now = clock.now().getTime();
  const message = `${told('last made', succeededAt)}, ${told('last proved', verifiedAt)}`;
  if (plan)
    return planned(plan, { message, now, succeededAt: succeededAt ?? 0, failedAt: await lastFailure(services) });
  const isOld = now - (succeededAt ?? 0) > OLD_MS;
  if (isOld && config.environment === 'production') return warning('backups', `none by plan; ${message}`, NO_PLAN);
  return ok('backups', `none by plan; ${message}`);
}

interface State {
  readonly message: string;
  readonly now: number;
  readonly succeededAt: number;
  readonly failedAt: number;
}

function planned({ everyMs, since }: BackupPlan, { message, now, succeededAt, failedAt }: State): Finding {
  const every = `every ${everyMs / HOUR_MS} h`;
  if (failedAt > succeededAt) return failed('backups', `the last one by plan failed (${every}); ${message}`, FAILED);
  const late = now - Math.max(succeededAt, since ?? 0) > 2 * everyMs;
  if (late) return failed('backups', `none since two were due (${every}); ${message}`, `let a worker run; ${FAILED}`);
  return ok('backups', `${every}; ${message}`);
}

const told = (what: string, at: number | undefined) =>
  at === undefined ? `never ${what.replace('last ', '')}` : `${what} ${new Date(at).toISOString().slice(0, 16)}Z`;

/** When a planned backup was given up or last tried in vain; 0 where all that are stored came out well. */
async function lastFailure({ db }: Pick<Services, 'db'>): Promise<number> {
  const row = await textOf(db.primary).first<{ at: Date | number | string | null }>(
    `select max(coalesce(failed_at, created_at)) as at from outbox_message
     where topic = ? and done_at is null and last_error is not null`,
    [PLANNED_TOPIC],
  );
  return row?.at ? new Date(row.at).getTime() : 0;
}
