import { type BackupFacts, noteBackup } from '@antam/server/platform/backups/backup-facts.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { messageOf } from '../io/failure.ts';
import { notice, type Terminal } from '../io/terminal.ts';

/**
 * Writes down in the database what a backup made by hand came to, so that metrics and `antam doctor` know of it. The
 * backup is as good without the note: where none can be written, that is said.
 */
export async function noteByHand(
  terminal: Terminal,
  { db, clock }: Services,
  ...what: readonly (keyof BackupFacts)[]
): Promise<void> {
  try {
    // Tables of another release may have no place for it.
    if ((await db.pendingMigrations()).length > 0 || (await db.newerMigrations()).length > 0) return;
    const now = clock.now();
    await noteBackup(db, Object.fromEntries(what.map(fact => [fact, now.getTime()])), now);
  } catch (error) {
    notice(terminal, `That could not be noted in the database: ${messageOf(error)}`);
  }
}
