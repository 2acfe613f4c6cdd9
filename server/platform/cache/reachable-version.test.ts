import { expect, it } from 'vitest';
import { reachableVersion } from './reachable-version.ts';

it('waits for a version that does not come a while only, and knows it again once it has come', async () => {
  let answer = Promise.withResolvers<number>();
  const reachable = reachableVersion({ read: () => answer.promise });
  expect(await reachable()).toBeUndefined();
  expect(await reachable()).toBeUndefined();
  answer.resolve(7);
  expect(await reachable()).toBe(7);
  answer = Promise.withResolvers();
  answer.reject(new Error('The connection broke'));
  expect(await reachable()).toBeUndefined();
});
