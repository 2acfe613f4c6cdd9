import type { Services } from '../services.ts';

type Check = 'ok' | 'failed';

/** Whether this process should be sent visitors, and what keeps it from it. */
export interface ReadinessReport {
  readonly ready: boolean;
  readonly draining: boolean;
  readonly database: Check;
  readonly migrations: Check;
  readonly storage: Check;
}

export interface Readiness {
  report(): Promise<ReadinessReport>;
  /** From now on the answer is no. */
  startDraining(): void;
}

/** The store is written to by its check, so it is asked at most this often, in milliseconds. */
const STORAGE_EVERY_MS = 30_000;

export function createReadiness({ db, files, clock, log }: Services): Readiness {
  let draining = false;
  let migrated = false;
  let storage: { at: number; result: Promise<Check> } | undefined;

  const check = async (what: string, work: () => Promise<unknown>): Promise<Check> => {
    try {
      await work();
      return 'ok';
    } catch (error) {
      log.warn({ what, error }, 'not ready');
      return 'failed';
    }
  };
  const checkMigrations = () =>
    check('migrations', async () => {
      migrated ||= (await db.pendingMigrations()).length === 0;
      if (!migrated) throw new Error('Migrations are pending');
    });
  const checkStorage = () => {
    const now = clock.now().getTime();
    if (!storage || now - storage.at >= STORAGE_EVERY_MS) {
      storage = { at: now, result: check('storage', () => files.check()) };
    }
    return storage.result;
  };
  return {
    report: async () => {
      const database = await check('database', () => db.read.first('select 1 as one'));
      const migrations = database === 'ok' ? await checkMigrations() : 'failed';
      const stored = await checkStorage();
      const ready = !draining && [database, migrations, stored].every(result => result === 'ok');
      return { ready, draining, database, migrations, storage: stored };
    },
    startDraining: () => {
      draining = true;
    },
  };
}
