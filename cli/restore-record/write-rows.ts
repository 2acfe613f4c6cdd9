import { EVERYTHING } from '@antam/server/platform/cache/tag.ts';
import type { SqlValue } from '@antam/server/platform/db/engine.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { UnitOfWork } from '@antam/server/platform/db/unit-of-work.ts';
import type { Services } from '@antam/server/platform/services.ts';
import type Sqlite from 'better-sqlite3';
import { dependenciesFirst } from '../backup/postgres-tables.ts';
import { sqliteColumns } from '../backup/sqlite-tables.ts';
import { canonicalOfSqlite, postgresOf } from '../backup/values.ts';
import type { Choice } from './choose.ts';
import { linksOf } from './links.ts';

/** Writes rows of a backup into the database of the site, each after those that it leads to; every page becomes stale. */
export async function writeRows(
  services: Services,
  unit: UnitOfWork,
  db: Sqlite.Database,
  rows: Choice['rows'],
): Promise<void> {
  const arrows = linksOf(db).map(({ table, target }) => [table, target] as const);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  for (const table of dependenciesFirst([...byTable.keys()], arrows)) {
    const convert = await converter(services, db, table);
    for (const { values } of byTable.get(table) ?? []) {
      const names = Object.keys(values);
      const columns = names.map(name => `"${name}"`).join(', ');
      const sql = `insert into "${table}" (${columns}) values (${names.map(() => '?').join(', ')})`;
      await textOf(unit).sql(
        sql,
        names.map(name => convert(name, values[name])),
      );
    }
  }
  await services.tags.write(unit, [EVERYTHING]);
}

/** Turns values of the backup into those that the engine of the site takes. */
async function converter({ db: running }: Services, db: Sqlite.Database, table: string) {
  if (running.engine === 'sqlite') return (_: string, value: unknown): SqlValue => plain(value);
  const families = new Map(sqliteColumns(db, table).map(({ name, family }) => [name, family]));
  const found = await textOf(running.primary).all<{ name: string; type: string }>(
    "select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = ?",
    [table],
  );
  const types = new Map(found.map(({ name, type }) => [name, type]));
  return (name: string, value: unknown): SqlValue => {
    const type = types.get(name) ?? 'text';
    const text = postgresOf(canonicalOfSqlite(value, families.get(name) ?? 'text'), type);
    return text !== null && /^(smallint|integer|double|real)/.test(type) ? Number(text) : text;
  };
}

function plain(value: unknown): SqlValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array)
    return value;
  throw new Error(`A column holds a ${typeof value}`);
}
