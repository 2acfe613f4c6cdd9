import type { UnitOfWork } from '@antam/server/platform/db/unit-of-work.ts';
import { dropJob, failedJobs, retryJob } from '@antam/server/platform/jobs/change-job.ts';
import { jobsById, listJobs } from '@antam/server/platform/jobs/job-list.ts';
import { isEmailMessageTopic } from '@antam/server/platform/mail/send-mail.ts';
import { readConfiguration } from '../boot/configuration.ts';
import { withMigratedServices } from '../boot/services.ts';
import { renderTable } from '../io/table.ts';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import { moment, requireNumbersOrFailed, type Told, tellAll } from './told.ts';

export interface DropOptions {
  readonly data?: string;
  readonly json?: boolean;
}

export interface ListOptions extends DropOptions {
  readonly state?: 'failed' | 'waiting';
  readonly topic?: string;
  readonly limit: number;
}

export interface RetryOptions extends DropOptions {
  readonly failed?: boolean;
}

/** `antam jobs list` */
export async function listOpenJobs(
  terminal: Terminal,
  { state, topic, limit, ...options }: ListOptions,
): Promise<void> {
  const states = state === undefined ? (['failed', 'waiting'] as const) : [state];
  const pages = await withMigratedServices(readConfiguration(terminal, options), ({ db, clock }) =>
    Promise.all(states.map(which => listJobs(db, clock.now(), { which, topic, offset: 0, limit }))),
  );
  const jobs = pages.flatMap(({ rows }) => rows);
  const total = pages.reduce((sum, page) => sum + page.total, 0);
  if (options.json) sayJson(terminal, { total, jobs });
  else if (jobs.length === 0) say(terminal, 'There are no such jobs.');
  else {
    const head = ['id', 'topic', 'state', 'since (UTC)', 'next (UTC)', 'tries', 'why the last try failed'];
    const rows = jobs.map(job => [
      String(job.id),
      job.topic,
      job.state,
      moment(job.createdAt),
      job.state === 'failed' ? '' : moment(job.availableAt),
      String(job.attempts),
      job.error ?? '',
    ]);
    say(terminal, renderTable(head, rows));
    if (total > jobs.length) say(terminal, `${jobs.length} of ${total}: see --limit, --state and --topic.`);
  }
}

/** `antam jobs retry` */
export async function retryJobs(terminal: Terminal, ids: readonly number[], options: RetryOptions): Promise<void> {
  requireNumbersOrFailed(ids, options.failed);
  const sentence = 'is done as soon as a worker is free';
  await change(terminal, options.failed ? undefined : ids, options, { act: retryJob, result: 'enqueued', sentence });
}

/** `antam jobs drop` */
export async function dropJobs(terminal: Terminal, ids: readonly number[], options: DropOptions): Promise<void> {
  await change(terminal, ids, options, { act: dropJob, result: 'dropped', sentence: 'is dropped' });
}

interface Change {
  readonly act: (unit: UnitOfWork, id: number, now: Date) => Promise<boolean>;
  readonly result: string;
  readonly sentence: string;
}

/** @param ids all that failed without them */
async function change(
  terminal: Terminal,
  ids: readonly number[] | undefined,
  options: DropOptions,
  { act, result, sentence }: Change,
): Promise<void> {
  const told = await withMigratedServices(readConfiguration(terminal, options), async ({ db, clock }) => {
    const wanted = ids ?? (await failedJobs(db));
    const now = clock.now();
    const known = new Map((await jobsById(db, now, wanted)).map(job => [job.id, job]));
    const results: Told[] = [];
    for (const id of wanted) {
      const job = known.get(id);
      if (job && isEmailMessageTopic(job.topic)) results.push({ ...EMAIL_MESSAGE, id, isDone: ids === undefined });
      else if (job && (await db.transaction(unit => act(unit, id, now))))
        results.push({ id, result, sentence, isDone: true });
      else results.push({ ...(job ? RUNNING : UNKNOWN), id });
    }
    return results;
  });
  tellAll(terminal, options.json, told);
}

const EMAIL_MESSAGE = {
  result: 'letter',
  sentence: 'is the job of an email message: see "antam mail list --state failed"',
};
const RUNNING = { result: 'running', sentence: 'is being done at this moment', isDone: false };
const UNKNOWN = { result: 'unknown', sentence: 'is not there, or done', isDone: false };
