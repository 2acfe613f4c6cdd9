import { describe, expect, it } from 'vitest';
import { markOfDatabase } from './database-errors.ts';
import { databaseFault, isConnectionLost, isUndoneForOthers } from './database-fault.ts';
import { errorAnswer } from './error-answer.ts';

const coded = (code: string, message = 'driver says') => Object.assign(new Error(message), { code });

const BUSY = ['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY', 'SQLITE_LOCKED', '55P03', '40001', '40P01'];
const UNAVAILABLE = [
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_READONLY_DBMOVED',
  'SQLITE_IOERR_WRITE',
  'SQLITE_CANTOPEN',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08P01',
  '53100',
  '53300',
  '25006',
  '3D000',
  '28P01',
];
const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_CORRUPT_VTAB', 'SQLITE_NOTADB', 'XX001'];
const MESSAGES = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Cannot use a pool after calling end on the pool',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
];

describe('a fault of the database', () => {
  it.each(BUSY)('%s is being busy', code => expect(databaseFault(coded(code))).toBe('busy'));
  it.each(UNAVAILABLE)('%s is being unavailable', code => expect(databaseFault(coded(code))).toBe('unavailable'));
  it.each(DAMAGED)('%s is being damaged', code => expect(databaseFault(coded(code))).toBe('damaged'));
  it.each(MESSAGES)('"%s" is being unavailable', message =>
    expect(databaseFault(new Error(message))).toBe('unavailable'),
  );

  it('is being busy where all connections are in use', () => {
    expect(databaseFault(new Error('timeout exceeded when trying to connect'))).toBe('busy');
  });

  it('is seen through what was made from it', () => {
    const wrapped = new Error('The query failed', { cause: coded('57P01') });
    expect(databaseFault(wrapped)).toBe('unavailable');
    expect(databaseFault(Object.assign(new Error('ORM'), { previous: coded('SQLITE_FULL') }))).toBe('unavailable');
  });

  it('is a refused or broken connection to the database, but not to others, and not a visitor who goes away', () => {
    const refused = Object.assign(coded('ECONNREFUSED'), { syscall: 'connect' });
    const refusedTwice = Object.assign(new AggregateError([refused]), { code: 'ECONNREFUSED' });
    for (const error of [refused, refusedTwice]) {
      expect(databaseFault(error)).toBeUndefined();
      markOfDatabase(error);
      expect(databaseFault(new Error('The query failed', { cause: error }))).toBe('unavailable');
    }
    expect(databaseFault(coded('ECONNRESET', 'aborted'))).toBeUndefined();
  });

  it('is no mistake of a query', () => {
    for (const code of ['SQLITE_ERROR', 'SQLITE_CONSTRAINT_UNIQUE', '42P01', '23505', 'ENOENT']) {
      expect(databaseFault(coded(code))).toBeUndefined();
    }
    expect(databaseFault('SQLITE_BUSY')).toBeUndefined();
  });

  it('recognises a lost connection and a transaction that was undone for others', () => {
    expect(isConnectionLost(coded('57P01'))).toBe(true);
    expect(isConnectionLost(coded('53300'))).toBe(false);
    expect(isUndoneForOthers(coded('40P01'))).toBe(true);
    expect(isUndoneForOthers(coded('SQLITE_BUSY_SNAPSHOT'))).toBe(true);
    expect(isUndoneForOthers(coded('SQLITE_BUSY'))).toBe(false);
  });
});

describe('the answer to a fault', () => {
  it.each([
    ['SQLITE_BUSY', 'BUSY', '5', 'warn', 'bận'],
    ['53100', 'UNAVAILABLE', '30', 'warn', 'gián đoạn'],
    ['SQLITE_CORRUPT', 'UNAVAILABLE', '30', 'error', 'gián đoạn'],
  ])('%s is 503 %s, when to come back, and a line in the log', (code, name, retryAfter, severity, word) => {
    const answer = errorAnswer(coded(code), 'an-id');
    expect(answer).toMatchObject({ status: 503, severity, headers: { 'Retry-After': retryAfter } });
    expect(answer.body).toEqual({
      status: 503,
      code: name,
      detail: expect.stringContaining(word),
      error_id: 'an-id',
    });
  });

  it('is 500 and loud for what nobody foresaw', () => {
    expect(errorAnswer(new Error('oops'), 'an-id')).toMatchObject({ status: 500, severity: 'error' });
  });
});
