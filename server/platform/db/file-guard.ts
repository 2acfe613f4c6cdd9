import { statSync } from 'node:fs';

/** The file that was opened is not there, or another one is in its place: what is written now would be lost. */
class DatabaseMoved extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED';

  constructor(file: string, options?: ErrorOptions) {
    super(`${file} is not the file that was opened`, options);
    this.name = 'DatabaseMoved';
  }
}

/**
 * Looks whether a file is the one that is in its place now, for a few microseconds each time. SQLite itself goes on
 * writing into a file that was removed, as long as it has a log beside it.
 */
export function fileGuard(file: string): () => void {
  const opened = identityOf(file);
  return () => {
    if (identityOf(file) !== opened) throw new DatabaseMoved(file);
  };
}

function identityOf(file: string): string {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    throw new DatabaseMoved(file, { cause: error });
  }
}
