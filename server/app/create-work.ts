import { createWorker, type Worker, type WorkerSettings } from '../platform/jobs/worker.ts';
import { mailJobs } from '../platform/mail/mail-jobs.ts';
import type { Services } from '../platform/services.ts';
import { FEATURES } from './features.ts';

/** The worker that does every feature's jobs; `start()` it beside the server, or alone in a process of its own. */
export function createWork(services: Services, settings: Partial<WorkerSettings> = {}): Worker {
  const { db, clock, log } = services;
  const handlers = [...mailJobs(services), ...FEATURES.flatMap(feature => feature.jobs(services))];
  return createWorker({ db, clock, log, handlers, settings });
}
