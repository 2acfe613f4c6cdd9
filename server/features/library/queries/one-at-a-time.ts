import type { Reader } from '../../../platform/db/reader.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';

/** Reads what is asked at once one after the other: a transaction has one connection. */
export function oneAtATime(read: Pick<Reader | UnitOfWork, 'rows'>): Pick<Reader, 'rows'> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    rows: query => {
      const next = last.then(() => read.rows(query));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
