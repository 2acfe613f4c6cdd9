import { describe, expect, it } from 'vitest';
import { exitCodeOf } from './exit-code.ts';
import { EXIT, Failure } from './failure.ts';

const withCode = (code: string) => Object.assign(new Error(`${code}: syscall 'x'`), { code });

describe('the exit code of a failure', () => {
  it.each([
    ['ENOSPC', EXIT.full],
    ['SQLITE_FULL', EXIT.full],
    ['53100', EXIT.full],
    ['EROFS', EXIT.forbidden],
    ['SQLITE_READONLY', EXIT.forbidden],
    ['SQLITE_CANTOPEN_ISDIR', EXIT.forbidden],
    ['ENOENT', EXIT.missing],
    ['ENOTDIR', EXIT.missing],
    ['ECONNREFUSED', EXIT.unreachable],
    ['ECONNECTION', EXIT.unreachable],
    ['28P01', EXIT.unreachable],
    ['SQLITE_BUSY_SNAPSHOT', EXIT.unreachable],
    ['EMFILE', EXIT.failed],
  ])('%s: %i, also where it is only the cause', (code, expected) => {
    const error = withCode(code);
    expect(exitCodeOf(error)).toBe(expected);
    expect(exitCodeOf(new Failure('Not done', undefined, { cause: error }))).toBe(expected);
  });

  it('is what the failure says, and is not read from words', () => {
    expect(exitCodeOf(new Failure('Unclear', EXIT.usage, { cause: withCode('ENOENT') }))).toBe(EXIT.usage);
    expect(exitCodeOf(new Failure('/srv/ENOSPC is no archive'))).toBe(EXIT.failed);
  });
});
