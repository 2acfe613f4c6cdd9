import { type Expression, type OperationNode, sql, ValueNode } from 'kysely';
import type { Engine } from './engine.ts';
import { Parameter } from './parameter.ts';

/**
 * A list as one parameter, so that a statement's text does not depend on how many values there are and it stays
 * prepared: a JSON array on SQLite, an array on PostgreSQL. The engine's compiler writes it.
 */
export class ListValue {
  readonly of: 'numbers' | 'texts';
  /** The values, or the parameter that brings them. */
  readonly values: unknown;
  /** Read as a table with one column `value`, instead of compared with. */
  readonly isTable: boolean;

  constructor(of: 'numbers' | 'texts', values: unknown, isTable: boolean) {
    this.of = of;
    this.values = values;
    this.isTable = isTable;
  }
}

class ListExpression<T> implements Expression<T> {
  readonly value: ListValue;

  constructor(value: ListValue) {
    this.value = value;
  }

  get expressionType(): T | undefined {
    return undefined;
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this.value);
  }
}

type Numbers = readonly number[] | Uint32Array | Parameter<readonly number[] | Uint32Array>;

/** For `where('id', 'in', ids([1, 2]))`: any number of numbers in one statement. */
export const ids = (values: Numbers): Expression<number> =>
  new ListExpression(new ListValue('numbers', slotOf(values), false));

/** For `where('slug', 'in', texts(['a', 'b']))`: any number of texts in one statement. */
export const texts = <T extends string>(values: readonly T[] | Parameter<readonly T[]>): Expression<T> =>
  new ListExpression(new ListValue('texts', slotOf(values), false));

/** For `selectFrom(idRows([1, 2]).as('chosen'))`: numbers as a table with the column `value`. */
export const idRows = (values: Numbers) =>
  sql<{ value: number }>`${new ListExpression(new ListValue('numbers', slotOf(values), true))}`;

const slotOf = (values: unknown) => (values instanceof Parameter ? values.slot : values);

/** The one parameter that the list becomes. */
export function listText(of: ListValue['of'], values: unknown, engine: Engine): string {
  if (!Array.isArray(values) && !(values instanceof Uint32Array)) throw new Error('A list in a query is no list');
  if (of === 'texts') return JSON.stringify(values);
  return engine === 'sqlite' ? `[${values.join(',')}]` : `{${values.join(',')}}`;
}
