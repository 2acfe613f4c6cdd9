import { expect, it } from 'vitest';
import { createWriteTurns, WriteTurnTimeout } from './write-turns.ts';

const inMs = (milliseconds: number) => performance.now() + milliseconds;
const NEVER = 60_000;

it('writers take turns in the order in which they asked', async () => {
  const turns = createWriteTurns();
  const order: string[] = [];
  const write = async (name: string) => {
    const end = await turns.take(inMs(NEVER));
    order.push(`${name} in`);
    await Promise.resolve();
    order.push(`${name} out`);
    end();
  };
  await Promise.all(['a', 'b', 'c'].map(write));
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

it('a writer that has waited too long is refused, and those behind it go on', async () => {
  const turns = createWriteTurns();
  const end = await turns.take(inMs(NEVER));
  const hasty = turns.take(inMs(1));
  const patient = turns.take(inMs(NEVER));
  await expect(hasty).rejects.toThrow(WriteTurnTimeout);
  end();
  (await patient)();
  (await turns.take(inMs(0)))();
});
