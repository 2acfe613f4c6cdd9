import { describe, expect, it } from 'vitest';
import { fileTrouble, plainCause } from './plain-cause.ts';

const withCode = (code: string) => Object.assign(new Error(`${code}: syscall 'x'`), { code });

describe('the cause of a failure in words', () => {
  it.each([
    [withCode('ECONNREFUSED'), 'nobody answers at this address and port'],
    [new TypeError('fetch failed', { cause: withCode('ENOTFOUND') }), 'no server of this name is found'],
    [
      new Error('no hand-over to the mail server: ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT at CONN'),
      'its encryption cannot be trusted',
    ],
    [
      new Error('no hand-over to the mail server: 535 5.7.8 EAUTH at AUTH PLAIN'),
      'it refuses the user, key or password (it answers 535)',
    ],
    [new Error('Object store answered 403 to PUT a/b.webp'), 'it refuses the user, key or password (it answers 403)'],
    [new Error('Object store answered 404 to PUT a/b.webp'), 'it has no such bucket (it answers 404)'],
    [
      new TypeError('fetch failed', { cause: withCode('UNABLE_TO_VERIFY_LEAF_SIGNATURE') }),
      'its encryption cannot be trusted',
    ],
    [new Error('connect ECONNREFUSED 127.0.0.1:587'), 'nobody answers at this address and port'],
    [new Error('no hand-over to the mail server: ECONNECTION at CONN'), 'it breaks off the connection'],
    [new Error("EACCES: permission denied, open '/srv/CERT/535/a 500'"), 'this user may not write there'],
    [withCode('EACCES'), 'this user may not write there'],
    [withCode('ENOTDIR'), 'a file is in the place of a folder'],
  ])('%s', (error, what) => {
    expect(plainCause(error).what).toBe(what);
    expect(plainCause(error).look).toBeDefined();
  });

  it('is what was said where nothing else is known, and the number that a server answered', () => {
    expect(plainCause(new Error('Ran out of ink'))).toEqual({ what: 'Ran out of ink' });
    expect(plainCause(new Error('Object store answered 500 to PUT a/b.webp'))).toEqual({ what: 'it answers 500' });
  });
});

it('a program that ends before it has taken all of the output is named as the cause', () => {
  const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });
  expect(fileTrouble(broken)).toMatch(/the program that takes the output has ended/);
});
