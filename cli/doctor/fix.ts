import { existsSync } from 'node:fs';
import { readConfiguration } from '../boot/configuration.ts';
import { withMigratedServices } from '../boot/services.ts';
import { notice, type Terminal } from '../io/terminal.ts';
import { driftWords, fixCounts } from './counts.ts';
import { fixBackupLeftovers, fixLeftovers } from './leftovers.ts';
import { fixOrphans } from './orphans.ts';

/** Does what is safe of what the doctor advises, and says what it did. Fails where the configuration is wrong. */
export async function fix(terminal: Terminal): Promise<void> {
  const config = readConfiguration(terminal);
  const removed = await fixLeftovers(config);
  sayRemoved(terminal, removed);
  const { database } = config;
  if (database.engine === 'sqlite' && !existsSync(database.file)) return;
  await withMigratedServices(config, async services => {
    sayRemoved(terminal, await fixBackupLeftovers(services));
    const counted = await fixCounts(services);
    if (counted.length > 0) notice(terminal, `Recounted: ${driftWords(counted)}.`);
    const pictures = await fixOrphans(services);
    if (pictures > 0) notice(terminal, `Removed: ${pictures} files of pictures that no record has.`);
  });
}

function sayRemoved(terminal: Terminal, count: number): void {
  if (count > 0) notice(terminal, `Removed: ${count} files and folders of processes that were killed.`);
}
