import { expect, it } from 'vitest';
import { measureSides } from './measure-sides.ts';

it('the comparison of two servers stops the first server where the second one does not start', async () => {
  let stopped = false;
  const one = async () => ({
    url: 'http://localhost',
    readyMs: 0,
    usage: () => expect.fail('Nothing is measured'),
    stop: async () => {
      stopped = true;
    },
  });
  const other = async () => expect.fail('no PostgreSQL');
  await expect(measureSides({ one, other }, [], { rounds: 1, seconds: 1 })).rejects.toThrow('no PostgreSQL');
  expect(stopped).toBe(true);
});
