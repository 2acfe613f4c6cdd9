import { expect, it } from 'vitest';
import { withinTimeLimit } from './within-time-limit.ts';

it('the time limit waits for a missing answer only a while, and notices when answers come again', async () => {
  let answer = Promise.withResolvers<void>();
  const ask = withinTimeLimit(() => answer.promise);
  expect(await ask()).toBe(false);
  expect(await ask()).toBe(false);
  answer.resolve();
  expect(await ask()).toBe(true);
  answer = Promise.withResolvers();
  answer.reject(new Error('The connection broke'));
  expect(await ask()).toBe(false);
});
