import { existsSync } from 'node:fs';
import { systemClock } from '@antam/server/platform/clock/clock.ts';
import { readConfiguration } from '../boot/configuration.ts';
import { withMigratedServices } from '../boot/services.ts';
import { notice, type Terminal } from '../io/terminal.ts';
import { fixCounts } from './counts.ts';
import { fixLeftovers } from './leftovers.ts';

/** Does what is safe of what the doctor advises, and says what it did. Fails where the configuration is wrong. */
export async function fix(terminal: Terminal): Promise<void> {
  const config = readConfiguration(terminal);
  const removed = fixLeftovers(config, systemClock.now().getTime());
  if (removed > 0) notice(terminal, `Removed: ${removed} files and folders of processes that were killed.`);
  const { database } = config;
  if (database.engine === 'sqlite' && !existsSync(database.file)) return;
  const counted = await withMigratedServices(config, fixCounts);
  if (counted > 0) notice(terminal, `Counted anew: the hearts of ${counted} records.`);
}
