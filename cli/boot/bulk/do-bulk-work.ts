import { createWork } from '@antam/server/app/create-work.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { plannedBackups } from '../../backup/planned-job.ts';
import { untilStopped } from '../../io/stop-signal.ts';
import type { Terminal } from '../../io/terminal.ts';
import { readSettings } from '../configuration.ts';
import { JOB_LIMITS } from '../job-limits.ts';
import { withMigratedServices } from '../services.ts';
import type { TriedJob } from './tried-job.ts';

/** How long the process stays when nothing is left: what follows each other closely is spared its start. */
const IDLE_MS = 60_000;

/**
 * Does the bulk work of the outbox until none has been due for a minute or the process is asked to stop, and reports
 * each try to the server that has started this process. The server has looked at the configuration and at the secret.
 */
export async function doBulkWork(terminal: Terminal): Promise<void> {
  const stopped = untilStopped();
  const work = async (services: Services) => {
    const settings = { priorities: ['bulk'], idleMs: IDLE_MS } as const;
    const tried = (topic: string, outcome: TriedJob['outcome'], seconds: number) => tell({ topic, outcome, seconds });
    const worker = createWork(services, settings, plannedBackups(services), { tried });
    worker.start();
    await Promise.race([stopped, worker.ended]);
    await worker.stop();
  };
  await withMigratedServices(readSettings(terminal.env), work, JOB_LIMITS);
}

/** Without a server nobody reads the report. */
function tell(job: TriedJob): void {
  process.send?.(job, undefined, undefined, () => undefined);
}
