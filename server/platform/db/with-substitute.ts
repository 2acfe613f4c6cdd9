import { isConnectionLost, isReadTimeout } from '../errors/database-fault.ts';
import type { SqlValue } from './engine.ts';
import type { StatementWatch } from './statement-watch.ts';
import type { TextReader } from './text.ts';

/** How long the first server answers alone before a replica that was gone is tried again, in milliseconds. */
const REST_MS = 5_000;

/**
 * A reader of a replica that asks the first server where the replica is gone or is silent. Whether it is back is tried
 * beside the reads, so that no read waits for it. A scan that has begun is not taken over: it would visit rows twice.
 * @param watch is called when the replica goes and when it is back
 */
export function withSubstitute(
  replica: TextReader,
  first: TextReader,
  watch: Pick<StatementWatch, 'replica'>,
  now: () => number = () => performance.now(),
): TextReader {
  /** When to try the replica again; undefined while it answers. */
  let triedAgainAt: number | undefined;
  const rest = () => {
    if (triedAgainAt === undefined) watch.replica(false);
    triedAgainAt = now() + REST_MS;
  };
  const tryAgain = () => {
    rest();
    replica.first('select 1 as one').then(() => {
      triedAgainAt = undefined;
      watch.replica(true);
    }, rest);
  };
  const either = async <T>(ask: (reader: TextReader) => Promise<T>, hasBegun = () => false): Promise<T> => {
    if (triedAgainAt !== undefined) {
      if (now() >= triedAgainAt) tryAgain();
      return ask(first);
    }
    try {
      return await ask(replica);
    } catch (error) {
      if (!isConnectionLost(error) && !isReadTimeout(error)) throw error;
      rest();
      if (hasBegun()) throw error;
      return ask(first);
    }
  };
  return {
    all: <Row extends object>(sql: string, params?: readonly SqlValue[]) =>
      either(reader => reader.all<Row>(sql, params)),
    first: <Row extends object>(sql: string, params?: readonly SqlValue[]) =>
      either(reader => reader.first<Row>(sql, params)),
    numbers: (sql, params) => either(reader => reader.numbers(sql, params)),
    scan: <Row extends object>(sql: string, params: readonly SqlValue[], visit: (row: Row) => boolean) => {
      let visited = 0;
      const counted = (row: Row) => {
        visited += 1;
        return visit(row);
      };
      return either(
        reader => reader.scan<Row>(sql, params, counted),
        () => visited > 0,
      );
    },
    moment: replica.moment,
  };
}
