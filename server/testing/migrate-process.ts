import { FEATURES } from '../app/features.ts';
import { type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { platformEntities } from '../platform/platform.entity.ts';

/** A migrating process for tests, `node migrate-process.ts DATABASE`; says how many migrations it ran. */
async function main(config: DatabaseConfig): Promise<void> {
  const db = await openDatabase(config, [...platformEntities, ...FEATURES.flatMap(feature => feature.entities)]);
  const ran = await db.migrate();
  const pending = await db.pendingMigrations();
  await db.close();
  process.stdout.write(`ran ${ran.length}, pending ${pending.length}`);
}

if (import.meta.main) await main(JSON.parse(process.argv[2] ?? '{}'));
