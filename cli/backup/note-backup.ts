import { type BackupFacts, noteBackup } from '@antam/server/platform/backups/backup-facts.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { messageOf } from '../io/failure.ts';
import { notice, type Terminal } from '../io/terminal.ts';
import { noteFolder } from './backup-folders.ts';

/**
 * Writes down in the database what a backup made by hand came to, so that metrics and `antam doctor` know of it. The
 * backup is as good without the note: where none can be written, that is said.
 */
export function noteByHand(
  terminal: Terminal,
  services: Services,
  ...what: readonly (keyof BackupFacts)[]
): Promise<void> {
  const { db, clock } = services;
  return noteIn(terminal, services, async () => {
    const now = clock.now();
    await noteBackup(db, Object.fromEntries(what.map(fact => [fact, now.getTime()])), now);
  });
}

/** Writes down in the database where a backup is begun by hand, as {@link noteByHand} does what it came to. */
export const noteBegun = (terminal: Terminal, services: Services, file: string): Promise<void> =>
  noteIn(terminal, services, () => noteFolder(services, file));

async function noteIn(terminal: Terminal, { db }: Services, note: () => Promise<void>): Promise<void> {
  try {
    // Tables of another release may have no place for it.
    if ((await db.pendingMigrations()).length > 0 || (await db.newerMigrations()).length > 0) return;
    await note();
  } catch (error) {
    notice(terminal, `That could not be noted in the database: ${messageOf(error)}`);
  }
}
