import type { Database } from './database.ts';
import { textOf } from './text.ts';

const NAME = 'readiness';

/**
 * Bytes that the test row needs. On SQLite each check allocates this room again, in pages of 4 KiB, and frees it, so
 * that a full disk is noticed.
 */
const ROOM_BYTES = 65_536;

/** How long another writer may block the check before writing counts as failed, in milliseconds. */
const WAIT_MS = 2_000;

/** The row may be there already: a backup of PostgreSQL brings it along. */
const UPSERT = `insert into setting (name, value, updated_at) values (?, ?, ?)
  on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`;

/**
 * Writes and commits a row that nobody reads, so that a lock held too long, a full disk and a read-only database are
 * noticed. Throws the failure. Changes no content version, so no cache becomes stale.
 */
export async function tryWrite(db: Database, now: Date): Promise<void> {
  await db.transaction(
    async unit => {
      if (db.engine === 'postgresql') {
        await textOf(unit).sql(UPSERT, [NAME, '{}', now]);
        return;
      }
      await textOf(unit).sql(UPSERT, [NAME, JSON.stringify('x'.repeat(ROOM_BYTES)), now]);
      await textOf(unit).sql('delete from setting where name = ?', [NAME]);
    },
    { waitMs: WAIT_MS },
  );
}
