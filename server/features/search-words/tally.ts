import { createTally, type Tally } from '../../platform/counts/tally.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { addCounts } from './commands/add-counts.ts';
import { countsOf } from './rules/count-key.ts';

/** How long counts stay in memory: a process that is killed loses those of its last minute. */
const EVERY_MS = 60_000;
/** Different words and outcomes that a process holds between two writes. */
const MAX_HELD = 2_000;

const tallies = new WeakMap<Database, Tally>();

/** The counts of pages of results that this process holds. */
export function searchTally(services: Services): Tally {
  const known = tallies.get(services.db);
  if (known) return known;
  const tally = createTally({
    everyMs: EVERY_MS,
    most: MAX_HELD,
    write: counts => addCounts(services, countsOf(counts)),
    failed: error => services.log.warn({ error }, 'Counts of searches could not be written yet'),
  });
  tallies.set(services.db, tally);
  return tally;
}

/** Writes what this process still holds. */
export const flushSearchTally = async ({ db }: Pick<Services, 'db'>): Promise<void> => tallies.get(db)?.flush();
