import type { SqlValue } from './engine.ts';

/**
 * Reads rows by SQL text outside of transactions. SQL is written once with `?` placeholders. Row types are the caller's
 * promise about its own SELECT list.
 */
export interface TextReader {
  all<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  first<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined>;
  /** Numbers of the one column that is selected: half the cost of rows, where there are thousands. */
  numbers(sql: string, params?: readonly SqlValue[]): Promise<number[]>;
  /** Runs `visit` for each row until it returns false; reads no further. For early exit from an ordered scan. */
  scan<Row extends object>(sql: string, params: readonly SqlValue[], visit: (row: Row) => boolean): Promise<void>;
  /** The same object for as long as reads cannot but see the same; undefined where the next one may see more. */
  moment(): object | undefined;
}

/** Runs SQL text inside of one transaction, as {@link TextReader} does outside. */
export interface TextUnit {
  sql<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
}

/** Where readers and units of work keep what runs text. Nobody else asks for it. */
export const TEXT = Symbol('SQL as text');

/** Something that runs SQL as text for those who may. */
export interface WithText<Text> {
  readonly [TEXT]: Text;
}

/**
 * What runs SQL as text: of a reader, or of a unit of work. Features build typed queries and may not import this;
 * `.dependency-cruiser.mjs` says who may.
 */
export function textOf<Text>(runner: WithText<Text>): Text {
  return runner[TEXT];
}
