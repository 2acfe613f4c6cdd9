import { type Columns, readStatement, type Side } from '@antam/server/testing/sql/conditions.ts';
import type { EncodedValue, RecordedStatement } from './recorded.ts';

const SHORT = 20;

/** By `table.column`, the words that statements compare the column with: a kind, a state. */
export function askedWords(all: readonly RecordedStatement[], columns: Columns): Map<string, string[]> {
  const words = new Map<string, Set<string>>();
  for (const { sql, params } of all) {
    for (const { left, operator, right } of readStatement(sql, columns).conditions) {
      if (operator === '=') note(words, left, right, params);
    }
  }
  return new Map([...words].map(([column, values]) => [column, [...values].sort()]));
}

/** Columns that say of which sort a row is. */
export const IS_WORD = /^(kind|type|status|state|role|topic|channel|provider|outcome|action|.*_(kind|type|state))$/;

function note(words: Map<string, Set<string>>, left: Side, right: Side, params: readonly EncodedValue[]): void {
  if (left.is !== 'column' || right.is !== 'parameters' || left.of.table === undefined || !IS_WORD.test(left.column))
    return;
  const value = params[right.indexes[0] ?? -1];
  if (typeof value !== 'string' || value.length > SHORT) return;
  const name = `${left.of.table}.${left.column}`;
  words.set(name, (words.get(name) ?? new Set()).add(value));
}
