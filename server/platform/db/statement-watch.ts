import { hash } from 'node:crypto';
import type { Logger } from '../log/logger.ts';

export const OPERATIONS = ['select', 'insert', 'update', 'delete', 'other'] as const;
export type Operation = (typeof OPERATIONS)[number];

interface Total {
  count: number;
  seconds: number;
  slow: number;
}

/** Counts the statements of a database, and reports the slow ones and whether a replica answers. */
export interface StatementWatch {
  /** A statement was answered, or failed, after so many milliseconds. */
  noted(sql: string, values: readonly unknown[], milliseconds: number): void;
  /** The replica does not answer any more, or answers again. */
  replica(answers: boolean): void;
  /**
   * From now on slow statements are logged (their name, text and the shapes of their values, never a value), and that the
   * replica goes and comes back.
   */
  tellTo(log: Pick<Logger, 'warn'>): void;
  /** What was counted so far. */
  total(operation: Operation): Readonly<Total>;
}

/** A statement that takes longer is reported, in milliseconds. */
export const SLOW_MS = 200;

export function createStatementWatch(): StatementWatch {
  const totals = new Map<Operation, Total>(OPERATIONS.map(name => [name, { count: 0, seconds: 0, slow: 0 }]));
  const totalOf = (operation: Operation) => totals.get(operation) ?? { count: 0, seconds: 0, slow: 0 };
  let log: Pick<Logger, 'warn'> | undefined;
  return {
    noted: (sql, values, milliseconds) => {
      const total = totalOf(operationOf(sql));
      total.count += 1;
      total.seconds += milliseconds / 1_000;
      if (milliseconds < SLOW_MS) return;
      total.slow += 1;
      log?.warn(
        {
          statement: statementName(sql),
          ms: Math.round(milliseconds),
          values: values.map(shapeOf),
          sql: shortened(sql),
        },
        'slow statement',
      );
    },
    replica: answers =>
      log?.warn(answers ? 'replica answers again' : 'replica does not answer: reads go to the first server'),
    tellTo: told => {
      log = told;
    },
    total: totalOf,
  };
}

/** Runs at each statement, so it looks at one letter only. */
function operationOf(sql: string): Operation {
  let at = 0;
  while (at < sql.length && sql.charCodeAt(at) <= 40) at += 1;
  switch (sql.charCodeAt(at) | 32) {
    case 115: // s; `set` and `savepoint` are no queries
      return (sql.charCodeAt(at + 2) | 32) === 108 ? 'select' : 'other';
    case 119: // w: `with … select`
      return 'select';
    case 105:
      return 'insert';
    case 117:
      return 'update';
    case 100:
      return (sql.charCodeAt(at + 2) | 32) === 108 ? 'delete' : 'other';
    default:
      return 'other';
  }
}

const TABLE = /\b(?:from|into|update)\s+"?(\w+)/i;

/** `select professional 3f2a9c1d`: the same for the same text, whatever its values are. */
export function statementName(sql: string): string {
  const table = TABLE.exec(sql)?.[1];
  return [operationOf(sql), table, hash('sha1', sql, 'hex').slice(0, 8)].filter(part => part !== undefined).join(' ');
}

const MAX_TEXT = 1_000;

/** The text of a statement without the values that may stand in it. */
export function shortened(sql: string): string {
  return sql
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?/g, '0')
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_TEXT);
}

/** What kind of value it is, and how long; never the value. */
export function shapeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return `text(${value.length})`;
  if (value instanceof Date) return 'date';
  if (value instanceof Uint8Array) return `bytes(${value.length})`;
  if (Array.isArray(value)) return `list(${value.length})`;
  return typeof value;
}
