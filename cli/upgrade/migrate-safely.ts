import type { Services } from '@antam/server/platform/services.ts';
import { notice, type Terminal } from '../io/terminal.ts';
import { megabytes } from './free-space.ts';
import { takeSnapshot } from './snapshots.ts';
import { tableSizes } from './table-sizes.ts';

/** How fast `pg_dump` writes a table's rows, roughly. */
const DUMP_BYTES_A_SECOND = 30 * 1_048_576;

/**
 * Runs what is pending. A SQLite database is copied first, so that there is a way back; of one on PostgreSQL it is said
 * what will run, and what a copy would cost. Answers the names of what ran.
 */
export function migrateSafely(terminal: Terminal, services: Services): Promise<string[]> {
  return services.db.migrate(async pending => {
    if (services.db.engine === 'postgresql') {
      await sayCost(terminal, services, pending);
      return;
    }
    const file = await takeSnapshot(services, pending);
    if (file) notice(terminal, `The database of before the migrations is kept in ${file}.`);
  });
}

async function sayCost(terminal: Terminal, services: Services, pending: readonly string[]): Promise<void> {
  if ((await services.db.ranMigrations()).length === 0) return;
  const bytes = [...(await tableSizes(services)).values()].reduce((sum, size) => sum + size, 0);
  const seconds = Math.max(1, Math.round(bytes / DUMP_BYTES_A_SECOND));
  notice(terminal, `${pending.length} migrations will run: ${pending.join(', ')}.`);
  notice(terminal, `A copy with pg_dump would read ${megabytes(bytes)}, in about ${seconds} s; none is made here.`);
}
