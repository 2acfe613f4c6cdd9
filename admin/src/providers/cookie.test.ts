import { expect, it } from 'vitest';
import { readToken } from './cookie.ts';

it('the console reads the token from the cookie with the __Host- prefix where there is one, else from the plain one', () => {
  expect(readToken('province=hue; XSRF-TOKEN=one')).toBe('one');
  expect(readToken('XSRF-TOKEN=planted; __Host-XSRF-TOKEN=two')).toBe('two');
  expect(readToken('province=hue')).toBeUndefined();
});
