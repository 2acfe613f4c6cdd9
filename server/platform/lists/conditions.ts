import type { Engine, SqlValue } from '../db/engine.ts';
import { foldText } from '../text/fold-text.ts';
import type { Condition } from './walk-page.ts';

const MAX_WORDS = 8;
const ID = /^[1-9]\d{0,8}$/;

/** The column has this value; no condition if the value is undefined. */
export function isEqual(column: string, value: SqlValue | undefined): Condition[] {
  return value === undefined ? [] : [{ sql: `${column} = ?`, params: [value] }];
}

/** The column is null, or is not; no condition if undefined. */
export function isKnown(column: string, wanted: boolean | undefined): Condition[] {
  return wanted === undefined ? [] : [{ sql: `${column} is ${wanted ? 'not null' : 'null'}`, params: [] }];
}

/** The id is among those of a subquery, or is not; no condition if undefined. */
export function isAmong(wanted: boolean | undefined, query: string, params: readonly SqlValue[]): Condition[] {
  return wanted === undefined ? [] : [{ sql: `id ${wanted ? '' : 'not '}in (${query})`, params }];
}

/**
 * Each word of the text begins a word of one of the folded columns; a number may be the row's id instead. No condition
 * for a text without words.
 */
export function hasWords(engine: Engine, columns: readonly string[], text: string | undefined): Condition[] {
  const words = foldText(text ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const find = engine === 'sqlite' ? 'instr' : 'strpos';
  const begins = columns.map(column => `${find}(' ' || ${column}, ?) > 0`).join(' or ');
  const sql = words.map(() => `(${begins})`).join(' and ');
  const params = words.flatMap(word => columns.map(() => ` ${word}`));
  const [only = ''] = words;
  if (words.length > 1 || !ID.test(only)) return [{ sql, params }];
  return [{ sql: `${sql} or id = ?`, params: [...params, Number(only)] }];
}
