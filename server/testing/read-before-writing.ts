import { vi } from 'vitest';
import type { Database } from '../platform/db/database.ts';

/**
 * Lets so many requests that are sent at one moment read all they read before any of them writes: each waits with its
 * transaction until the last one has come as far, which on a real machine is a matter of luck. The mock is restored by
 * the function that is answered.
 */
export function readBeforeWriting(db: Database, requests: number): () => void {
  const { transaction } = db;
  const all = Promise.withResolvers<undefined>();
  let come = 0;
  const held = vi.spyOn(db, 'transaction').mockImplementation(async (work, options) => {
    come += 1;
    if (come >= requests) all.resolve(undefined);
    await all.promise;
    return transaction(work, options);
  });
  return () => held.mockRestore();
}
