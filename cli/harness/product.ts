import { seedWorld } from '@antam/fixtures/worlds/seed-world.ts';
import { closeServices } from '@antam/server/app/create-services.ts';
import { createWork } from '@antam/server/app/create-work.ts';
import { type Clock, systemClock } from '@antam/server/platform/clock/clock.ts';
import { createImagePool } from '@antam/server/platform/images/image-pool.ts';
import { createLogger } from '@antam/server/platform/log/logger.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { readSettings } from '../boot/configuration.ts';
import { freePort } from '../boot/free-port.ts';
import { temporaryData, unsynced } from '../boot/memory.ts';
import { type RunningServer, startServer } from '../boot/server.ts';
import { openServices } from '../boot/services.ts';
import { loadSite } from '../boot/site.ts';
import { withDemoLogin } from '../identity-provider/with-demo-login.ts';
import { Failure } from '../io/failure.ts';

/** The whole product in this process: site, API and worker over a temporary folder. */
export interface Product extends RunningServer {
  readonly services: Services;
  /** The local identity provider by which visitors may log in, without a slash at the end. */
  readonly identityProvider: string;
  /** Puts the product's clock forward, for what visitors wait for. */
  passTime(milliseconds: number): void;
}

/** The world tiny as a product leaves it that is stopped: what others begin with takes seconds to make. */
export interface PreparedWorld {
  /** Its data; on SQLite the database is in it. */
  readonly folder: string;
  remove(): void;
}

const ENV = {
  NODE_ENV: 'test',
  ANTAM_SECRET: 'only for the harness, and stored nowhere',
  // Visitors may say where they come from, so that the limits of one address do not hold for all of them.
  ANTAM_TRUST_PROXY: '1',
};

/** How long a picture may take, so that no walk depends on how busy the machine is. */
const PICTURE_MS = 120_000;

/**
 * Boots the product with the world tiny, a local identity provider and no outside service: on the PostgreSQL database
 * of `databaseUrl`, or on SQLite. The database is empty, or holds `world` already, as the folder of its data does, which
 * is copied. Fails when the site is not built.
 * @param port where it listens; a free one by default
 * @param isAhead whether it makes pages before they are asked for, as a product does that nobody tests
 * @param settings variables of the environment beside those that lead nowhere outside
 */
export async function startProduct({
  databaseUrl = '',
  world,
  port,
  isAhead = true,
  settings: given = {},
}: {
  databaseUrl?: string;
  world?: string;
  port?: number | undefined;
  isAhead?: boolean;
  settings?: Readonly<Record<string, string>>;
} = {}): Promise<Product> {
  const site = await loadSite();
  if (!site) throw new Failure('The public site is not built: run "npm run build"');
  const data = temporaryData(ENV, world);
  const env = { ...data.env, ...given, DATABASE_URL: databaseUrl, PORT: String(port ?? (await freePort())) };
  const settings = unsynced(readSettings(env));
  const login = await withDemoLogin(settings);
  const clean = async () => {
    data.remove();
    await login.stop();
  };
  try {
    const clock = movingClock();
    const log = createLogger(login.config.logLevel);
    const images = createImagePool({ log, limits: { runMs: PICTURE_MS, waitMs: PICTURE_MS } });
    const services = await openServices(login.config, { clock, log, images });
    if (world === undefined) await prepare(services);
    const server = await startServer(services, site, { isAhead });
    const identityProvider = login.config.socialLogin.demo?.issuer ?? '';
    const stop = async () => {
      try {
        await server.stop();
      } finally {
        await clean();
      }
    };
    return { ...server, services, identityProvider, passTime: clock.advance, stop };
  } catch (error) {
    await clean();
    throw error;
  }
}

/** Makes the world tiny and does the jobs that follow from it: on the empty PostgreSQL database of `databaseUrl`, or on SQLite. */
export async function prepareWorld({ databaseUrl = '' } = {}): Promise<PreparedWorld> {
  const { env, folder, remove } = temporaryData(ENV);
  try {
    const services = await openServices(unsynced(readSettings({ ...env, DATABASE_URL: databaseUrl })));
    await prepare(services);
    await createWork(services).drain();
    await closeServices(services);
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

async function prepare(services: Services): Promise<void> {
  try {
    await services.db.migrate();
    await seedWorld(services, { world: 'tiny' });
  } catch (error) {
    await closeServices(services);
    throw error;
  }
}

/** The system's clock, which can be put forward. */
function movingClock(): Clock & { advance(milliseconds: number): void } {
  let ahead = 0;
  return {
    now: () => new Date(systemClock.now().getTime() + ahead),
    advance: milliseconds => {
      ahead += milliseconds;
    },
  };
}
