import { deleteOldTags } from '../platform/cache/tag-rows.ts';
import { giveBackRoom } from '../platform/db/sqlite-room.ts';
import { clearFolders } from '../platform/delivery/clear-folders.ts';
import { followChanges } from '../platform/events/changed.ts';
import type { Feature } from '../platform/features/feature.ts';
import { dailyHandlers, scheduleDaily } from '../platform/jobs/daily-job.ts';
import type { JobHandler } from '../platform/jobs/topic.ts';
import { createWorker, type Worker, type WorkerParts, type WorkerSettings } from '../platform/jobs/worker.ts';
import { mailJobs } from '../platform/mail/mail-jobs.ts';
import { forgetMailQuotas } from '../platform/mail/mail-quota.ts';
import { forgetEmailMessages } from '../platform/mail/mail-store.ts';
import { isUnderMaintenance } from '../platform/maintenance/maintenance.ts';
import { forgetSent } from '../platform/repeats/repeats.ts';
import type { Services } from '../platform/services.ts';
import { textJobs } from '../platform/text-messages/text-jobs.ts';
import { FEATURES } from './features.ts';

/** So long other processes may not have read which tags of cached pages have changed. */
const KEEP_TAGS_MS = 3_600_000;

/** What every day needs, whatever the features. */
const OWN_DAILY = [giveBackRoom, clearFolders];
const DAILY = [...OWN_DAILY, ...FEATURES.flatMap(({ daily }) => daily)];

/** Work that only the program around the server can do. */
export interface OtherWork {
  readonly handlers: readonly JobHandler[];
  /** Enqueues what is due. */
  schedule(now: Date): Promise<void>;
}

const NOTHING: OtherWork = { handlers: [], schedule: async () => undefined };

/**
 * The worker that does every feature's jobs, and `others`; `start()` it beside the server, or alone in a process of its
 * own.
 */
export function createWork(
  services: Services,
  settings: Partial<WorkerSettings> = {},
  others: OtherWork = NOTHING,
  told: Pick<WorkerParts, 'tried' | 'left'> = {},
): Worker {
  const { db, clock, log, metrics, statements } = services;
  statements.tellTo(log);
  const own = [
    ...mailJobs(services),
    ...textJobs(services),
    ...dailyHandlers(OWN_DAILY, services),
    ...jobsOf(FEATURES, services),
  ];
  const handlers = [...own, ...others.handlers];
  const schedule = async (now: Date) => {
    await scheduleDaily(db, DAILY, now);
    await others.schedule(now);
  };
  const clear = async (now: Date) => {
    await deleteOldTags(db, new Date(now.getTime() - KEEP_TAGS_MS));
    await forgetEmailMessages(db, now);
    await forgetMailQuotas(db, now);
    await forgetSent(db, now);
  };
  const isPaused = () => isUnderMaintenance(services);
  const parts = { db, clock, log, handlers, schedule, clear, isPaused, settings };
  return createWorker({ ...parts, tried: metrics.observeJob, ...told });
}

/** What some features do for messages of the outbox, and what they make follow from committed changes. */
export const jobsOf = (features: readonly Feature[], services: Services): readonly JobHandler[] => [
  followChanges(features.flatMap(feature => feature.changes(services))),
  ...features.flatMap(feature => feature.jobs(services)),
  ...dailyHandlers(
    features.flatMap(({ daily }) => daily),
    services,
  ),
];
