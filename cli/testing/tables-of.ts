import Sqlite from 'better-sqlite3';
import { noFacts } from '../backup/database-facts.ts';
import { readPostgres } from '../backup/dump-postgres.ts';
import type { Fingerprints } from '../backup/fingerprint.ts';
import { sqliteFacts } from '../backup/sqlite-tables.ts';
import { readSettings } from '../boot/configuration.ts';

/** Rows and hash of every table of the database that an environment names, as a backup of it would write them down. */
export async function tablesOf(env: Readonly<Record<string, string>>): Promise<Fingerprints> {
  const { database } = readSettings(env);
  if (database.engine === 'sqlite') {
    const db = new Sqlite(database.file);
    try {
      return sqliteFacts(db).tables;
    } finally {
      db.close();
    }
  }
  const facts = noFacts();
  for await (const _ of readPostgres(database.url, facts));
  return facts.tables;
}
