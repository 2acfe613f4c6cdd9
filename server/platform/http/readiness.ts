import { setTimeout as sleep } from 'node:timers/promises';
import { nativeOf } from '../db/native.ts';
import { NewerSchema } from '../db/run-migrations.ts';
import { textOf } from '../db/text.ts';
import { tryWrite } from '../db/try-write.ts';
import type { Services } from '../services.ts';

type Check = 'ok' | 'failed';

/** Whether a load balancer should send visitors to this process, and what speaks against it. */
export interface ReadinessReport extends DatabaseChecks {
  readonly ready: boolean;
  readonly draining: boolean;
  /**
   * The store of pictures: whether it can be read and written to, by a small file now and then and by every upload. Without
   * it pages lack pictures or nobody can upload one; all else works, so it does not make the process unready.
   */
  readonly storage: Check;
  /** Whether the search index is being built, for which searches wait; all else works, so it is ready. */
  readonly search: 'ok' | 'building';
}

interface DatabaseChecks {
  /** Whether the database can be read. */
  readonly database: Check;
  readonly migrations: Check;
  /** Whether the database can be written to. */
  readonly writes: Check;
}

export interface Readiness {
  report(): Promise<ReadinessReport>;
  /** Makes every later report unready. */
  startDraining(): void;
}

/** The least time between two checks, in milliseconds; checks write, so they are not free. */
const DATABASE_EVERY_MS = 2_000;
const STORAGE_EVERY_MS = 30_000;
/** The least time between two checks of a store that has failed, so that its recovery is noticed soon. */
const FAILED_STORAGE_EVERY_MS = 2_000;

/** How long a database may be silent before it counts as failed, in milliseconds. */
const SILENCE_MS = 5_000;

export function createReadiness({ db, files, search, clock, log }: Services): Readiness {
  let draining = false;
  let migrated = false;

  const check = async (what: string, work: () => Promise<unknown>): Promise<Check> => {
    try {
      await work();
      return 'ok';
    } catch (error) {
      log.warn({ what, error }, 'not ready');
      return 'failed';
    }
  };
  const requireMigrated = async () => {
    migrated ||= (await db.pendingMigrations()).length === 0;
    if (!migrated) throw new Error('Migrations are pending');
    const newer = await db.newerMigrations();
    if (newer.length > 0) throw new NewerSchema(newer);
  };
  const checkWrites = async () => {
    // The first call loads the ORM, which takes time that says nothing about the database.
    await nativeOf(db).orm();
    await inTime(tryWrite(db, clock.now()));
  };
  const checkDatabase = async (): Promise<DatabaseChecks> => {
    const database = await check('database', () => inTime(textOf(db.read).first('select 1 as one')));
    const migrations = database === 'ok' ? await check('migrations', () => inTime(requireMigrated())) : 'failed';
    const writes = migrations === 'ok' ? await check('writes', checkWrites) : 'failed';
    return { database, migrations, writes };
  };
  const now = () => clock.now().getTime();
  const databaseChecks = atMostEvery(() => DATABASE_EVERY_MS, now, checkDatabase);
  const storageEvery = (last: Check) => (last === 'ok' ? STORAGE_EVERY_MS : FAILED_STORAGE_EVERY_MS);
  const storageCheck = atMostEvery(storageEvery, now, () => check('storage', () => files.check()));
  return {
    report: async () => {
      const [checks, checked] = [await databaseChecks(), await storageCheck()];
      const storage = files.isFailing() ? 'failed' : checked;
      const ready = !draining && Object.values(checks).every(result => result === 'ok');
      return { ready, draining, ...checks, storage, search: search.isBuilding() ? 'building' : 'ok' };
    },
    startDraining: () => {
      draining = true;
    },
  };
}

/**
 * Caches what `make` answers for `lasts` milliseconds. Callers during a run share its result. A clock that went back
 * ends the cache, too.
 */
function atMostEvery<T>(lasts: (made: T) => number, now: () => number, make: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly lasts: number } | undefined;
  let result: Promise<T> | undefined;
  return () => {
    if (result && (!last || Math.abs(now() - last.at) < last.lasts)) return result;
    const at = now();
    last = undefined;
    result = make().then(made => {
      last = { at, lasts: lasts(made) };
      return made;
    });
    return result;
  };
}

/** Throws if `work` takes too long; `work` itself is not stopped. */
async function inTime(work: Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const late = sleep(SILENCE_MS, undefined, { signal: end.signal }).then(() => {
    throw new Error(`No answer within ${SILENCE_MS} ms`);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    end.abort();
  }
}
