import { fixedClock } from '../platform/clock/clock.ts';
import { type Config, readConfig } from '../platform/env/config.ts';
import { createWorker, type Worker, type WorkerSettings } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/log/logger.ts';
import { mailJobs } from '../platform/mail/mail-jobs.ts';
import type { MailTransport } from '../platform/mail/mail-transport.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { platformEntities } from '../platform/platform.entity.ts';
import { type FreshDatabase, openFreshDatabase } from './fresh-database.ts';

export const MAIL_START = new Date('2025-11-21T03:00:00Z');

/** A database with nothing but mail to do. */
export interface MailWork {
  readonly database: FreshDatabase;
  readonly clock: ReturnType<typeof fixedClock>;
  /** All that was logged, one JSON object each. */
  readonly logged: readonly string[];
  /** Enqueues an email message to that address, its subject the address again. */
  enqueue(to: string): Promise<unknown>;
  /** What handles the email messages; `ANTAM_MAIL` is `target`. */
  jobs(target: string, transport?: MailTransport): ReturnType<typeof mailJobs>;
  worker(target: string, transport?: MailTransport, settings?: Partial<WorkerSettings>): Worker;
  close(): Promise<void>;
}

/** Makes a fresh database and a clock that stands still. */
export async function startMailWork(): Promise<MailWork> {
  const database = await openFreshDatabase(platformEntities);
  const clock = fixedClock(MAIL_START);
  const logged: string[] = [];
  const log = createLogger('info', { write: line => void logged.push(line) });
  const { db } = database;
  const jobs = (target: string, transport?: MailTransport) =>
    mailJobs({ db, clock, log, config: mailConfig(target) }, transport);
  return {
    database,
    clock,
    logged,
    jobs,
    enqueue: to =>
      db.transaction(unit =>
        sendMail(
          unit,
          { clock, config: { secret: mailConfig('folder:unused').secret } },
          { to, subject: `Thư gửi ${to}`, text: to, html: `<p>${to}</p>` },
        ),
      ),
    worker: (target, transport, settings) =>
      createWorker({ db, clock, log, handlers: jobs(target, transport), settings: { pollMs: 5, ...settings } }),
    close: database.close,
  };
}

export function mailConfig(target: string): Config {
  return readConfig({
    NODE_ENV: 'test',
    ANTAM_SECRET: 'a secret that only tests ever use',
    ANTAM_ORIGIN: 'https://antam.example',
    ANTAM_MAIL: target,
  });
}
