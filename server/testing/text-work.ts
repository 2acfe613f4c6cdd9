import { fixedClock } from '../platform/clock/clock.ts';
import { readConfig } from '../platform/env/config.ts';
import { createWorker, type Worker } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/log/logger.ts';
import { platformEntities } from '../platform/platform.entity.ts';
import { sendText, type Text } from '../platform/text-messages/send-text.ts';
import { textJobs } from '../platform/text-messages/text-jobs.ts';
import type { TextTransport } from '../platform/text-messages/text-transport.ts';
import { type FreshDatabase, openFreshDatabase } from './fresh-database.ts';

/** A database with nothing but messages to phones to do. */
export interface TextWork {
  readonly database: FreshDatabase;
  readonly clock: ReturnType<typeof fixedClock>;
  /** All that was logged, one JSON object each. */
  readonly logged: readonly string[];
  send(text: Text, options?: Parameters<typeof sendText>[3]): Promise<void>;
  /** What handles the messages; `ANTAM_SMS` is `target`. */
  jobs(target: string, transport?: TextTransport): ReturnType<typeof textJobs>;
  worker(target: string, transport?: TextTransport): Worker;
}

/** Makes a fresh database and a clock that stands still. */
export async function startTextWork(start: Date): Promise<TextWork> {
  const database = await openFreshDatabase(platformEntities);
  const clock = fixedClock(start);
  const logged: string[] = [];
  const log = createLogger('trace', { write: line => void logged.push(line) });
  const { db } = database;
  const secret = { ANTAM_SECRET: 'a secret that only tests ever use' };
  const quota = { clock, config: readConfig({ NODE_ENV: 'test', ...secret }) };
  const jobs = (target: string, transport?: TextTransport) => {
    const token = target.startsWith('folder:') ? {} : { ANTAM_SMS_TOKEN: 'a-token-of-tests' };
    const config = readConfig({ NODE_ENV: 'test', ...secret, ANTAM_SMS: target, ...token });
    return textJobs({ db, clock, log, config }, transport);
  };
  return {
    database,
    clock,
    logged,
    jobs,
    send: (text, options) => db.transaction(unit => sendText(unit, quota, text, options)),
    worker: (target, transport) => createWorker({ db, clock, log, handlers: jobs(target, transport) }),
  };
}
