import type Sqlite from 'better-sqlite3';
import type { DailyJob } from '../jobs/daily-job.ts';
import type { Services } from '../services.ts';
import type { Database } from './database.ts';
import { nativeOf } from './native.ts';
import { createTurns } from './turns.ts';

/** `auto_vacuum` of a file that can give its free pages back while others use it. */
const INCREMENTAL = 2;

/** Whether a file gives back to the disk what was deleted; those of earlier releases only grow. */
export const givesRoomBack = (db: Sqlite.Database): boolean =>
  db.pragma('auto_vacuum', { simple: true }) === INCREMENTAL;
/** Free pages that stay for what is written next, as a share of the file. */
const MAX_FREE_SHARE = 0.1;
/** A file with fewer free pages, 8 MB of them, is left alone. */
const MIN_FREE_PAGES = 2_000;
const PAGES_A_TURN = { least: 50, most: 2_000 };

/**
 * Writes the log of SQLite into its file and empties it, so that what was deleted is in neither. Answers false where a
 * reader still needs the log. PostgreSQL clears its own log.
 */
export function emptyLog(db: Database): boolean {
  const { sqlite } = nativeOf(db);
  if (!sqlite) return true;
  const [result] = sqlite.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
  return result.busy === 0;
}

/** Gives free pages of a SQLite file back to the disk, in short turns; PostgreSQL does so by itself. */
export const giveBackRoom: DailyJob = {
  name: 'platform.give-back-room',
  run: async ({ db }: Pick<Services, 'db'>, { signal }) => {
    const { sqlite } = nativeOf(db);
    if (!sqlite || !givesRoomBack(sqlite)) return;
    const pages = (name: string) => Number(sqlite.pragma(name, { simple: true }));
    const turns = createTurns({ engine: 'sqlite', isAlone: false }, PAGES_A_TURN);
    for (;;) {
      signal.throwIfAborted();
      const free = pages('freelist_count');
      const wanted = Math.floor(free - pages('page_count') * MAX_FREE_SHARE);
      if (free < MIN_FREE_PAGES || wanted <= 0) return;
      await turns.take(size =>
        db.transaction(async () => {
          const some = Math.min(size, wanted);
          sqlite.exec(`pragma incremental_vacuum(${some})`);
          return some;
        }),
      );
    }
  },
};
