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

/** For how long after the last commit of another process it counts as one that writes, in milliseconds. */
const OTHERS_REMEMBERED_MS = 60_000;

/** Whether other processes have committed in the last minute, as the only connection of this one that writes sees it. */
export function othersWrite(writing: Sqlite.Database): () => boolean {
  const statement = writing.prepare<[], number>('pragma data_version').pluck();
  let version = statement.get();
  let seenAt = Number.NEGATIVE_INFINITY;
  return () => {
    const current = statement.get();
    if (current !== version) seenAt = performance.now();
    version = current;
    return performance.now() - seenAt < OTHERS_REMEMBERED_MS;
  };
}
