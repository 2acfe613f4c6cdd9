import type { EntitySchema, Options } from '@mikro-orm/core';
import { Migration, Migrator } from '@mikro-orm/migrations';
import { type EngineMigration, migrationsOf, notedStatements } from './migrations.ts';

/**
 * Tables of the full-text engine are made by hand-written migrations, so the schema generator leaves them alone, and those
 * of SQLite's statistics are its own.
 */
const UNMANAGED_TABLES = [/_fts/, /^search_/, /^rate_limit$/, /^sqlite_/];

/** The options of the ORM on both engines. */
export function ormOptions(engine: 'sqlite' | 'postgresql', entities: readonly EntitySchema[]) {
  return {
    entities: [...entities],
    extensions: [Migrator],
    ignoreUndefinedInQuery: false,
    forceUtcTimezone: true,
    schemaGenerator: { ignoreTriggers: true, skipTables: UNMANAGED_TABLES },
    migrations: { migrationsList: migrationList(engine), tableName: 'migration', snapshot: false, silent: true },
  } satisfies Partial<Options>;
}

/** The engine's migrations as the migrator wants them: a name and a class each. */
function migrationList(engine: 'sqlite' | 'postgresql') {
  return migrationsOf(engine).map(migration => ({ name: migration.name, class: migrationClass(migration) }));
}

function migrationClass(migration: EngineMigration) {
  return class extends Migration {
    override up(): void {
      for (const statement of notedStatements(migration)) this.addSql(statement);
    }
  };
}
