import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { writeCookie } from '../memory/cookie-jar.ts';
import { browserApi } from './browser-api.ts';
import { formToken } from './form-token.ts';

const ID = '00000000-0000-4000-8000-000000000000';

let fetching: MockInstance<typeof fetch>;
beforeEach(() => {
  writeCookie('XSRF-TOKEN', null, 0);
  fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async path => {
    if (path === '/api/v1/site/') writeCookie('XSRF-TOKEN', 'given', 60);
    return new Response('{}');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  writeCookie('XSRF-TOKEN', null, 0);
});

const asked = () => fetching.mock.calls.map(([path]) => path);

it('the token is asked for once, by the writes that need it first', async () => {
  const write = (choice: 'granted' | 'refused') =>
    browserApi.post('/api/v1/consent/', { body: { consent_id: ID, choice, version: 1 } });
  await Promise.all([write('granted'), write('refused')]);
  expect(asked()).toEqual(['/api/v1/site/', '/api/v1/consent/', '/api/v1/consent/']);
  for (const [, init] of fetching.mock.calls.slice(1)) {
    expect(new Headers(init?.headers).get('x-xsrf-token')).toBe('given');
  }
  await write('granted');
  expect(asked()).toHaveLength(4);
});

it('a token that is there is read without waiting', () => {
  writeCookie('XSRF-TOKEN', 'mine', 60);
  expect(formToken()).toBe('mine');
  expect(asked()).toEqual([]);
});

it('where no token can be had the write goes without, and says what is wrong itself', async () => {
  fetching.mockRejectedValueOnce(new TypeError('no network'));
  expect(await formToken()).toBeNull();
});
