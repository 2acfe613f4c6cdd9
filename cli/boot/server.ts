import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Console } from '@antam/server/app/console.ts';
import { createApp } from '@antam/server/app/create-app.ts';
import { closeServices } from '@antam/server/app/create-services.ts';
import { createWork } from '@antam/server/app/create-work.ts';
import { type Listening, listen } from '@antam/server/app/listen.ts';
import type { Site } from '@antam/server/app/site.ts';
import { warmUp } from '@antam/server/app/warm-up.ts';
import { PRIORITIES } from '@antam/server/platform/jobs/topic.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { plannedBackups } from '../backup/planned-job.ts';
import { Failure } from '../io/failure.ts';
import { createBulkProcess } from './bulk/bulk-process.ts';
import { startBulkProcess } from './bulk/start-bulk-process.ts';
import { serveOwnMetrics } from './own-metrics.ts';

/**
 * How long a server in production still answers after `/readyz` has turned unready, so that the load balancer notices;
 * and how long a connection must then have been silent before it is closed.
 */
const IN_PRODUCTION = { graceMs: 5_000, silentMs: 1_000 };
const ELSEWHERE = { graceMs: 0, silentMs: 250 };

/** So long a server that nobody asks leaves undone what can wait. */
const FIRST_ANSWER_MS = 1_000;

export interface RunningServer extends Pick<Listening, 'url' | 'port'> {
  /** Runs all due jobs now instead of a little later. */
  doJobs(): Promise<void>;
  /** Finishes what is in flight, stops the worker and closes the services. */
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Whether what the next visitor may ask for is made ahead, as nearly always. */
  readonly isAhead?: boolean;
  /** The variables for a process of its own that does bulk work; without them this process does it. */
  readonly bulkEnv?: Readonly<Record<string, string | undefined>> | undefined;
}

/** What is done in the process that serves, so that nobody waits for the start of another one. */
const BESIDE_READERS = PRIORITIES.filter(priority => priority !== 'bulk');

/** Starts website, console (where it is built), API and worker on open services; stopping it closes them. */
export async function startServer(
  services: Services,
  site: Site | undefined,
  { isAhead = true, bulkEnv }: ServerOptions = {},
): Promise<RunningServer> {
  const app = createApp(services, { site, console: findConsole(), pagesAhead: isAhead });
  const bulk = bulkEnv && createBulkProcess(services, () => startBulkProcess(bulkEnv));
  const priorities = bulk ? BESIDE_READERS : PRIORITIES;
  const worker = createWork(services, { priorities }, plannedBackups(services), { left: bulk?.left });
  const listening = await listenOrFail(app, services);
  const metrics = await serveOwnMetrics(services);
  const stopping = new AbortController();
  const begin = async () => {
    worker.start();
    app.purger?.start();
    if (isAhead) await warmUp(services);
  };
  const begun = afterFirstAnswer(listening, stopping.signal, begin);
  return {
    url: listening.url,
    port: listening.port,
    doJobs: async () => void (await worker.drain()),
    stop: async () => {
      stopping.abort();
      const bulkStopped = bulk?.stop();
      await listening.drain(services.config.environment === 'production' ? IN_PRODUCTION : ELSEWHERE);
      await worker.stop();
      await bulkStopped;
      await app.close();
      await metrics?.close();
      // An index that is still being built would be waited for.
      await services.search.close();
      await begun;
      await closeServices(services);
    },
  };
}

/** The visitor who waits for the start is answered first: jobs and what is made ahead would take as long again. */
async function afterFirstAnswer(
  { answered }: Pick<Listening, 'answered'>,
  stopping: AbortSignal,
  begin: () => Promise<void>,
): Promise<void> {
  const patience = sleep(FIRST_ANSWER_MS, undefined, { signal: stopping }).catch(() => undefined);
  await Promise.race([answered, patience]);
  if (!stopping.aborted) await begin();
}

async function listenOrFail(app: ReturnType<typeof createApp>, services: Services): Promise<Listening> {
  const { port, host, socket, socketsPerAddress } = services.config;
  try {
    return await listen(app, { port, host, socket, socketsPerAddress });
  } catch (error) {
    await app.close();
    await closeServices(services);
    throw listenFailure(error, services.config);
  }
}

/** Says why nobody can listen there, and what to do. */
function listenFailure(error: unknown, { port, host, socket }: Services['config']): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const cause = { cause: error };
  if (socket !== undefined) {
    if (code === 'EADDRINUSE') return new Failure(`Another process listens at ${socket}: stop it`, undefined, cause);
    const remedy = 'let ANTAM_HOST name a path in a folder that this user may write to';
    return new Failure(`The socket ${socket} cannot be made (${String(code)}): ${remedy}`, undefined, cause);
  }
  if (code === 'EADDRINUSE') return new Failure(`Port ${port} is taken: choose another with --port`, undefined, cause);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Failure(`This machine has no address ${host}: correct ANTAM_HOST`, undefined, cause);
  }
  return error;
}

const DIST = new URL('../../admin/dist/', import.meta.url);

/** The built staff console, or undefined before `npm run build`. */
function findConsole(): Console | undefined {
  const isBuilt = existsSync(new URL('index.html', DIST));
  return isBuilt ? { folder: fileURLToPath(DIST) } : undefined;
}
