import { migrationsOf } from '@antam/server/platform/db/migrations.ts';
import { nativeOf } from '@antam/server/platform/db/native.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import Sqlite from 'better-sqlite3';
import { withServices } from '../boot/services.ts';
import { Failure } from '../io/failure.ts';
import type { ArchiveTables } from './archive-tables.ts';
import type { TableProgress } from './fill-postgres.ts';
import type { Manifest } from './manifest.ts';
import { ownTables, sqliteColumns } from './sqlite-tables.ts';
import { sqliteOf } from './values.ts';

/** Makes a new SQLite file of a backup's rows, with the migrations that these went through and no later ones. */
export async function buildSqlite(
  config: Config,
  file: string,
  manifest: Manifest,
  source: ArchiveTables,
  progress?: TableProgress,
): Promise<void> {
  const last = manifest.migrations.at(-1) ?? '';
  const to = migrationsOf('sqlite').findLast(({ name }) => name <= last)?.name;
  const database = { engine: 'sqlite', file, durable: false } as const;
  await withServices({ ...config, database }, async ({ db }) => {
    await (await nativeOf(db).orm()).migrator.up(to === undefined ? {} : { to });
  });
  const db = new Sqlite(file);
  try {
    db.pragma('synchronous = OFF');
    db.pragma('foreign_keys = OFF');
    await fill(db, source, progress);
    setNumbers(db, manifest.sequences);
    const broken = db.pragma('foreign_key_check') as unknown[];
    if (broken.length > 0) throw new Failure(`The backup has ${broken.length} rows that point to rows that it lacks`);
    db.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

async function fill(db: Sqlite.Database, source: ArchiveTables, progress?: TableProgress): Promise<void> {
  const there = new Set(source.names);
  const tables = ownTables(db);
  db.exec('begin');
  for (const [at, table] of tables.entries()) {
    // Also rows that migrations wrote: those of the backup take their place.
    db.exec(`delete from "${table}"`);
    if (!there.has(table)) continue;
    progress?.(at, tables.length, table);
    const families = new Map(sqliteColumns(db, table).map(({ name, family }) => [name, family]));
    const columns = source.columns(table);
    const names = columns.map(name => `"${name}"`).join(', ');
    const insert = db.prepare(`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`);
    for await (const row of source.rows(table)) {
      insert.run(row.map((value, index) => sqliteOf(value, families.get(columns[index] ?? '') ?? 'text')));
    }
  }
  db.exec('commit');
}

/** New rows get the ids after those that were handed out, also to rows that are gone. */
function setNumbers(db: Sqlite.Database, numbers: Readonly<Record<string, number>>): void {
  const tables = new Set(ownTables(db));
  const remove = db.prepare('delete from sqlite_sequence where name = ?');
  const insert = db.prepare('insert into sqlite_sequence (name, seq) values (?, ?)');
  const stored = db.prepare<[string], number>('select seq from sqlite_sequence where name = ?').pluck();
  for (const [table, number] of Object.entries(numbers)) {
    if (!tables.has(table)) continue;
    const greatest = Math.max(number, stored.get(table) ?? 0);
    remove.run(table);
    if (greatest > 0) insert.run(table, greatest);
  }
}
