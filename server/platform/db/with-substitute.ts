import { databaseFault } from '../errors/database-fault.ts';
import type { SqlValue } from './engine.ts';
import type { TextReader } from './text.ts';

/** So long the other server is asked alone before a replica that failed is tried again, in milliseconds. */
const REST_MS = 5_000;

/**
 * A reader of a replica that asks the first server where the replica is gone or does not answer. A scan that has begun is
 * not taken over: it would visit rows twice.
 */
export function withSubstitute(
  replica: TextReader,
  first: TextReader,
  now: () => number = () => performance.now(),
): TextReader {
  let restUntil = Number.NEGATIVE_INFINITY;
  const either = async <T>(ask: (reader: TextReader) => Promise<T>, hasBegun = () => false): Promise<T> => {
    if (now() < restUntil) return ask(first);
    try {
      return await ask(replica);
    } catch (error) {
      if (databaseFault(error) === undefined) throw error;
      restUntil = now() + REST_MS;
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
