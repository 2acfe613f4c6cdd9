import type { ChildProcess } from 'node:child_process';
import { type EventEmitter, once } from 'node:events';
import { steadyMilliseconds } from '@antam/server/platform/clock/steady-clock.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { triedJob } from './tried-job.ts';

/** Work that is due for so long is nobody else's: an `antam work` beside the server takes it within a second. */
const PATIENCE_MS = 1_500;
/** How long none is started after one has failed. */
const PAUSE_MS = 30_000;
/** Longer than a worker waits for its jobs. */
const STOP_MS = 15_000;

/** What is asked of a process; it emits `message`, `exit` and `error` as a child process does. */
export type BulkChild = EventEmitter & Pick<ChildProcess, 'pid' | 'kill'>;

/** A process beside the server, there while there is bulk work. */
export interface BulkProcess {
  /** To be called again and again with whether bulk work is due; starts the process where it stays due. */
  left(isDue: boolean): void;
  /** Asks the process to stop and waits for its end; none is started any more. */
  stop(): Promise<void>;
}

type BulkServices = Pick<Services, 'clock' | 'log'> & { readonly metrics: Pick<Services['metrics'], 'observeJob'> };

/** Keeps what `start` starts, one at a time, and counts the jobs that it reports. */
export function createBulkProcess({ clock, log, metrics }: BulkServices, start: () => BulkChild): BulkProcess {
  const milliseconds = steadyMilliseconds(clock);
  let child: BulkChild | undefined;
  let dueSince: number | undefined;
  let notBefore = Number.NEGATIVE_INFINITY;
  let isStopping = false;

  const ended = (about: object, isFailure: boolean) => {
    child = undefined;
    if (isStopping || !isFailure) return;
    notBefore = milliseconds() + PAUSE_MS;
    log.error(about, 'The process for bulk work ended; another one is started in a while');
  };

  const begin = () => {
    const begun = start();
    child = begun;
    log.info({ bulk: begun.pid }, 'Bulk work is done by a process of its own');
    begun.on('message', sent => {
      const job = triedJob.safeParse(sent).data;
      if (job) metrics.observeJob(job.topic, job.outcome, job.seconds);
    });
    begun.once('exit', (code, signal) => ended({ code, signal }, code !== 0));
    begun.on('error', error => ended({ error }, true));
  };

  return {
    left: isDue => {
      const now = milliseconds();
      dueSince = isDue ? (dueSince ?? now) : undefined;
      if (dueSince === undefined || now - dueSince < PATIENCE_MS) return;
      if (child === undefined && !isStopping && now >= notBefore) begin();
    },
    stop: async () => {
      isStopping = true;
      if (child === undefined) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child?.kill('SIGKILL'), STOP_MS);
      await gone;
      clearTimeout(late);
    },
  };
}
