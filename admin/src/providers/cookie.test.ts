import { expect, it } from 'vitest';
import { readToken } from './cookie.ts';

it('finds the token under the name that it has, and trusts no planted one beside it', () => {
  expect(readToken('province=hue; XSRF-TOKEN=one')).toBe('one');
  expect(readToken('XSRF-TOKEN=planted; __Host-XSRF-TOKEN=two')).toBe('two');
  expect(readToken('province=hue')).toBeUndefined();
});
