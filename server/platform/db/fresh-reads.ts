import type Sqlite from 'better-sqlite3';
import type { Snapshot } from './snapshot.ts';
import type { TextReader } from './text.ts';

/** How late another process's commit may be noticed on SQLite. */
const FOREIGN_CHANGES_EVERY_MS = 5;

/** Sees what other processes committed a moment ago as well. */
export function releasing(read: TextReader, snapshot: Snapshot): TextReader {
  return {
    all: (sql, params) => {
      snapshot.release();
      return read.all(sql, params);
    },
    first: (sql, params) => {
      snapshot.release();
      return read.first(sql, params);
    },
    numbers: (sql, params) => {
      snapshot.release();
      return read.numbers(sql, params);
    },
    scan: (sql, params, visit) => {
      snapshot.release();
      return read.scan(sql, params, visit);
    },
    moment: () => undefined,
  };
}

/** SQLite's counter of other connections' commits, asked at most every few milliseconds as it takes a file lock. */
export function foreignChanges(reading: Sqlite.Database): () => number {
  const statement = reading.prepare<[], number>('pragma data_version').pluck();
  let version = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - askedAt >= FOREIGN_CHANGES_EVERY_MS) {
      version = statement.get() ?? 0;
      askedAt = now;
    }
    return version;
  };
}
