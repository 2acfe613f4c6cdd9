import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { DatabaseFacts } from './database-facts.ts';
import { SNAPSHOT } from './manifest.ts';
import { pinSqlite } from './pinned-sqlite.ts';
import { sqliteFacts } from './sqlite-tables.ts';
import type { ArchiveEntry } from './tar-stream.ts';

/**
 * A SQLite database at one moment; `facts` is filled with what was read. Only where others write without a pause is it
 * copied first, into the folder that `makeFolder` makes.
 */
export async function* dumpSqlite(
  writing: Sqlite.Database,
  facts: DatabaseFacts,
  makeFolder: () => string,
): AsyncGenerator<ArchiveEntry> {
  const pinned = await pinSqlite(writing);
  if (pinned) {
    try {
      Object.assign(facts, sqliteFacts(pinned.reader));
      yield { name: SNAPSHOT, size: pinned.size, content: pinned.content() };
    } finally {
      pinned.release();
    }
    return;
  }
  const copy = path.join(makeFolder(), SNAPSHOT);
  await writing.backup(copy);
  const reader = new Sqlite(copy, { readonly: true });
  Object.assign(facts, sqliteFacts(reader));
  reader.close();
  yield { name: SNAPSHOT, size: statSync(copy).size, content: createReadStream(copy) };
}
