import { type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { nativeOf } from '../platform/db/native.ts';
import { type ProcessLock, takeLock } from '../platform/db/process-lock.ts';
import { platformEntities } from '../platform/platform.entity.ts';

/** Which lock the process takes, and in which database. */
export interface LockProcessSettings {
  readonly database: DatabaseConfig;
  readonly lock: ProcessLock;
}

/** A process for tests that takes a lock, `node lock-process.ts SETTINGS`, says "locked", and has it until it is killed. */
async function main({ database, lock }: LockProcessSettings): Promise<void> {
  const db = await openDatabase(database, platformEntities);
  const release = await takeLock(nativeOf(db), lock);
  // What nobody holds is collected, and its lock ends.
  process.once('exit', () => void release());
  process.stdout.write('locked');
  // Whatever engine it is, nothing else need keep the process.
  setInterval(() => undefined, 60_000);
}

if (import.meta.main) await main(JSON.parse(process.argv[2] ?? '{}'));
