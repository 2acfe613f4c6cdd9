import { systemClock } from '../platform/clock/clock.ts';
import { type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { createWorker } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/log/logger.ts';
import { mailJobs } from '../platform/mail/mail-jobs.ts';
import { platformEntities } from '../platform/platform.entity.ts';
import { mailConfig } from './mail-work.ts';

export interface MailProcessSettings {
  readonly database: DatabaseConfig;
  /** As `ANTAM_MAIL` names it. */
  readonly target: string;
  readonly leaseMs: number;
}

/** A worker process for tests that sends email messages until it is killed, `node mail-process.ts SETTINGS`. */
async function main({ database, target, leaseMs }: MailProcessSettings): Promise<void> {
  const db = await openDatabase(database, platformEntities);
  const log = createLogger('silent');
  const handlers = mailJobs({ db, clock: systemClock, log, config: mailConfig(target) });
  createWorker({ db, clock: systemClock, log, handlers, settings: { leaseMs, pollMs: 20 } }).start();
}

if (import.meta.main) await main(JSON.parse(process.argv[2] ?? '{}'));
