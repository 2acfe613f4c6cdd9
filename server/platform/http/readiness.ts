import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import type { Services } from '../services.ts';

type Check = 'ok' | 'failed';

/** Whether this process should be sent visitors, and what keeps it from it. */
export interface ReadinessReport extends DatabaseChecks {
  readonly ready: boolean;
  readonly draining: boolean;
  readonly storage: Check;
}

interface DatabaseChecks {
  /** It can be read. */
  readonly database: Check;
  readonly migrations: Check;
  /** It can be written to. */
  readonly writes: Check;
}

export interface Readiness {
  report(): Promise<ReadinessReport>;
  /** From now on the answer is no. */
  startDraining(): void;
}

/** Checks write, so each is made at most this often, in milliseconds. */
const DATABASE_EVERY_MS = 2_000;
const STORAGE_EVERY_MS = 30_000;
/** The same for a store that failed: whoever waits for it is to hear soon that it is back. */
const FAILED_STORAGE_EVERY_MS = 2_000;

/** A database that says nothing for so long counts as gone, in milliseconds. */
const SILENCE_MS = 5_000;

export function createReadiness({ db, files, clock, log }: Services): Readiness {
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
  };
  const checkWrites = async () => {
    // Opening it the first time takes a while, which says nothing of the database.
    await db.orm();
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
      const [checks, storage] = [await databaseChecks(), await storageCheck()];
      const ready = !draining && [...Object.values(checks), storage].every(result => result === 'ok');
      return { ready, draining, ...checks, storage };
    },
    startDraining: () => {
      draining = true;
    },
  };
}

/**
 * Makes a thing anew where it is older than it may get, in milliseconds, or made after now; who asks meanwhile shares it.
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

/** Throws where `work` takes too long; it goes on unseen. */
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

const NAME = 'readiness';

/** So much room a write may need. On SQLite it is taken anew each time, in pages of 4 KiB, and given back. */
const ROOM_BYTES = 65_536;

/** How long another writer may keep this one waiting before writing does not work, in milliseconds. */
const WAIT_MS = 2_000;

const INSERT = 'insert into setting (name, value, updated_at) values (?, ?, ?)';

/**
 * Writes and commits something that nobody reads, so that a lock held for long, a full disk and a read-only database are
 * noticed. Throws what is wrong. No content version moves, so no cache grows stale.
 */
async function tryWrite(db: Database, now: Date): Promise<void> {
  await db.transaction(
    async unit => {
      if (db.engine === 'postgresql') {
        await textOf(unit).sql(`${INSERT} on conflict (name) do update set updated_at = excluded.updated_at`, [
          NAME,
          '{}',
          now,
        ]);
        return;
      }
      await textOf(unit).sql(INSERT, [NAME, JSON.stringify('x'.repeat(ROOM_BYTES)), now]);
      await textOf(unit).sql('delete from setting where name = ?', [NAME]);
    },
    { waitMs: WAIT_MS },
  );
}
