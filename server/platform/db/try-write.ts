import type { Database } from './database.ts';
import { textOf } from './text.ts';

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
export async function tryWrite(db: Database, now: Date): Promise<void> {
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
