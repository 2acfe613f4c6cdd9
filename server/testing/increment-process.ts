import { type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { textOf } from '../platform/db/text.ts';
import { platformEntities } from '../platform/platform.entity.ts';

export interface IncrementSettings {
  readonly database: DatabaseConfig;
  readonly times: number;
}

/**
 * A writing process for tests, `node increment-process.ts SETTINGS`: counts the row `counter` of `content_version` up,
 * each time in a transaction that first reads and then writes, which loses counts or fails unless it locks at its begin.
 */
async function main({ database, times }: IncrementSettings): Promise<void> {
  const db = await openDatabase(database, platformEntities);
  for (let i = 0; i < times; i++) {
    await db.transaction(async unit => {
      const lock = db.engine === 'postgresql' ? ' for update' : '';
      const [row] = await textOf(unit).sql<{ version: number | string }>(
        `select version from content_version where name = ?${lock}`,
        ['counter'],
      );
      await textOf(unit).sql('update content_version set version = ? where name = ?', [
        Number(row?.version) + 1,
        'counter',
      ]);
    });
  }
  await db.close();
}

if (import.meta.main) await main(JSON.parse(process.argv[2] ?? '{}'));
