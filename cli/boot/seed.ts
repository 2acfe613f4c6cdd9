import { seedWorld, WorldConflict } from '@antam/fixtures/worlds/seed-world.ts';
import type { WorldName, WorldSize } from '@antam/fixtures/worlds/world.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { Failure } from '../io/failure.ts';
import { showProgress } from '../io/progress.ts';
import type { Terminal } from '../io/terminal.ts';
import { migrateSafely } from '../upgrade/migrate-safely.ts';
import { confirmRemoval } from './confirm-removal.ts';
import { inNewFile } from './new-file.ts';
import { isNewPlace } from './place-new.ts';
import { withServices } from './services.ts';

/** The options of a seeding. */
export interface SeedRequest {
  readonly world: WorldName;
  readonly seed?: number | undefined;
  readonly force?: boolean | undefined;
  /** The name of the database whose contents may go, in production. */
  readonly yes?: string | undefined;
  /** Professionals of the world vietnam; places in proportion. */
  readonly rows?: number | undefined;
  /** Questions to doctors of the world vietnam. */
  readonly threads?: number | undefined;
}

/** Places of the world vietnam to its professionals. */
const PLACES_PER_PROFESSIONAL = 0.6;

export interface SeedResult {
  readonly world: WorldName;
  /** The database held this very world; nothing was written. */
  readonly already: boolean;
  readonly rows: number;
  readonly seconds: number;
}

/** Migrates, then fills the database; fails when it holds other data and `force` is not set. */
export async function runSeed(terminal: Terminal, config: Config, request: SeedRequest): Promise<SeedResult> {
  if (config.environment === 'production' && request.world !== 'vietnam') {
    throw new Failure(`The world ${request.world} has known passwords: not in production`);
  }
  for (const option of ['rows', 'threads'] as const) {
    const isOfOthers = request[option] !== undefined && request.world !== 'vietnam';
    if (isOfOthers) throw new Failure(`--${option} goes with --world vietnam`);
  }
  if (request.force) await confirmRemoval(terminal, config, request.yes);
  const fill = async (services: Services) => {
    await migrateSafely(terminal, services);
    return seedShown(terminal, services, request);
  };
  const { database } = config;
  return database.engine === 'sqlite' && isNewPlace(database.file)
    ? inNewFile(config, database.file, fill)
    : withServices(config, fill);
}

/** Fills the migrated database and shows how far that has come. */
export async function seedShown(
  terminal: Terminal,
  services: Services,
  { world, seed, force, rows, threads }: SeedRequest,
): Promise<SeedResult> {
  const progress = showProgress(terminal, `Seeding ${world}`);
  const begun = performance.now();
  try {
    const report = await seedWorld(services, {
      world,
      ...(seed === undefined ? {} : { seed }),
      force: force === true,
      size: { ...(rows === undefined ? {} : sizeOf(rows)), ...(threads === undefined ? {} : { threads }) },
      progress: ({ step, done, total }) => progress.update(done, total, step),
    });
    return { world, already: report.already, rows: report.counts.rows, seconds: (performance.now() - begun) / 1000 };
  } catch (error) {
    if (error instanceof WorldConflict) throw new Failure(error.message, undefined, { cause: error });
    throw error;
  } finally {
    progress.finish();
  }
}

function sizeOf(professionals: number): Pick<WorldSize, 'professionals' | 'places'> {
  return { professionals, places: Math.ceil(professionals * PLACES_PER_PROFESSIONAL) };
}
