import type { Database } from '../platform/db/database.ts';
import { NATIVE, nativeOf } from '../platform/db/native.ts';

/**
 * The database, which has `between` run after every transaction that a work makes of it, and `beforeBulk` before each
 * that it makes of SQLite's connection itself.
 */
export function watchedDatabase(
  db: Database,
  between: () => Promise<void>,
  beforeBulk: () => void = () => undefined,
): Database {
  return {
    ...db,
    [NATIVE]: {
      ...nativeOf(db),
      // Bulk loads take the connection again for each transaction.
      get sqlite() {
        beforeBulk();
        return nativeOf(db).sqlite;
      },
    },
    transaction: async work => {
      const result = await db.transaction(work);
      await between();
      return result;
    },
  };
}
