import { createWork } from '@antam/server/app/create-work.ts';
import type { WorkerSettings } from '@antam/server/platform/jobs/worker.ts';
import type { Services } from '@antam/server/platform/services.ts';

/** Does all jobs that wait: search finds what was written before a command ends. */
export const doWork = async (services: Services): Promise<void> => {
  await createWork(services, settings(services)).drain();
};

/**
 * One job at a time on SQLite: parallel jobs would only pass the write lock between each other, ahead of everybody else
 * who waits for it.
 */
const settings = ({ db }: Services): Partial<WorkerSettings> => (db.engine === 'sqlite' ? { concurrency: 1 } : {});
