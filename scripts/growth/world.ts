import type { Engine } from '@antam/server/platform/db/engine.ts';
import type { Columns } from '@antam/server/testing/sql/conditions.ts';
import type { RecordedStatement } from './recorded.ts';

export type Value = string | number | boolean | null | Date | Buffer;
export type Row = Readonly<Record<string, unknown>>;

/** What one statement costs in one world. */
export interface Cost {
  /** By each measure of the engine: milliseconds, or rows and buffers. */
  readonly work: Readonly<Record<string, number>>;
  readonly answered: number;
}

/** A filled database of one size. */
export interface World {
  readonly engine: Engine;
  readonly rows: number;
  readonly columns: Columns;
  /** The columns by which rows are numbered, for an order that stays. */
  keys(table: string): readonly string[];
  read(sql: string, params: readonly Value[]): Promise<Row[]>;
  /** Carries a statement out and takes back what it wrote. */
  cost(sql: string, params: readonly Value[]): Promise<Cost>;
  /** Steps of the plan that use fewer columns of an index than they could. */
  weakSteps(statement: RecordedStatement): Promise<readonly string[]>;
  plan(sql: string, params: readonly Value[]): Promise<string>;
  close(): Promise<void>;
}
