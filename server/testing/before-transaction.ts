import { vi } from 'vitest';
import type { Database } from '../platform/db/database.ts';

/**
 * Lets `act` end just before the next transaction begins: what another request does after a command has read its rows.
 */
export function beforeNextTransaction(db: Database, act: () => Promise<unknown>): void {
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (work, options) => {
    await act();
    return db.transaction(work, options);
  });
}
