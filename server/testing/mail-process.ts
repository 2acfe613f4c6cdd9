import { fixedClock } from '../platform/clock/clock.ts';
import { type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { createWorker } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/log/logger.ts';
import { mailJobs } from '../platform/mail/mail-jobs.ts';
import { platformEntities } from '../platform/platform.entity.ts';
import { mailConfig } from './mail-work.ts';

/** How long such a process has a message for itself. */
export const LEASE_MS = 60_000;

export interface MailProcessSettings {
  readonly database: DatabaseConfig;
  /** The target as `ANTAM_MAIL` names it. */
  readonly target: string;
  /** When it works, an ISO date: its clock stands still, so that a slow machine lets no lease run out. */
  readonly now: string;
}

/** A worker process for tests that sends email messages until it is killed, `node mail-process.ts SETTINGS`. */
async function main({ database, target, now }: MailProcessSettings): Promise<void> {
  const db = await openDatabase(database, platformEntities);
  const log = createLogger('silent');
  const clock = fixedClock(new Date(now));
  const handlers = mailJobs({ db, clock, log, config: mailConfig(target) });
  createWorker({ db, clock, log, handlers, settings: { leaseMs: LEASE_MS, pollMs: 20 } }).start();
}

if (import.meta.main) await main(JSON.parse(process.argv[2] ?? '{}'));
