import type { Clock } from '../clock/clock.ts';
import { contentVersions, nextVersion } from '../db/content-version.ts';
import type { Database } from '../db/database.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';

/** Everything that anonymous visitors see. */
const CONTENT = 'content';

/**
 * Notes, inside the transaction that does it, that what anonymous visitors see changes: from the commit on, the cached
 * pages of every process are stale. Call it last, as it holds a lock that every other such writer waits for.
 */
export async function touchContent(unit: UnitOfWork): Promise<void> {
  await nextVersion(unit, CONTENT);
}

/** Tells caches of whole pages whether the content is still the one they were filled from. */
export interface ContentVersion {
  /** A number that moves with every committed `touchContent`, in whichever process. */
  read(): Promise<number>;
}

/** How stale another process's change may be seen on PostgreSQL, in milliseconds. */
const POLL_MS = 500;

/**
 * On SQLite a commit of any process shows at once, as asking costs microseconds. On PostgreSQL a change of this process
 * shows at once, one of another process within half a second: asking for each request would cost more than a page that
 * is cached.
 */
export function createContentVersion(db: Database, clock: Clock): ContentVersion {
  let version: Promise<number> | undefined;
  let seen = -1;
  let readAt = 0;
  const isDue = () => db.engine === 'postgresql' && clock.now().getTime() - readAt >= POLL_MS;
  return {
    read: async () => {
      const changes = db.changes();
      if (version === undefined || changes !== seen || isDue()) {
        seen = changes;
        readAt = clock.now().getTime();
        version = readContentVersion(db);
        version.catch(() => {
          version = undefined;
        });
      }
      return version;
    },
  };
}

async function readContentVersion(db: Database): Promise<number> {
  return (await contentVersions(db.read)).get(CONTENT) ?? 0;
}
