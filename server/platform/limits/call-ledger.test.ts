import { expect, it } from 'vitest';
import { Problem } from '../errors/problem.ts';
import { createCallLedger, measureOf } from './call-ledger.ts';

const RATE = { name: 'write', points: 10, seconds: 3_600 };
const ADDRESS = '203.0.113.7';

/** Counts in memory, without windows. */
function countingLimits() {
  const counts = new Map<string, number>();
  const keyOf = (name: string, who: string) => `${name} ${who}`;
  const spent = (key: string) => counts.get(key) ?? 0;
  const check = (limit: { name: string; points: number }, who: string, points: number) => {
    if (spent(keyOf(limit.name, who)) + points > limit.points) throw new Problem(429, 'TOO_MANY_REQUESTS', '');
  };
  return {
    counts,
    limits: {
      consume: async (limit: { name: string; points: number }, who: string, points = 1) => {
        check(limit, who, points);
        counts.set(keyOf(limit.name, who), spent(keyOf(limit.name, who)) + points);
      },
      check: async (limit: { name: string; points: number }, who: string) => check(limit, who, 1),
      refund: async (limit: { name: string }, who: string) =>
        void counts.set(keyOf(limit.name, who), spent(keyOf(limit.name, who)) - 1),
      clear: async () => undefined,
      close: () => undefined,
    },
  };
}

it.each([
  ['an account', { accountId: 7, ip: ADDRESS }, '7', 10, 100],
  ['strangers of an address', { accountId: undefined, ip: ADDRESS }, ADDRESS, 60, 600],
] as const)(
  '%s is measured by itself, and refused ten times as often as accepted',
  (_, caller, who, accepted, refused) => {
    const measure = measureOf(RATE, caller);
    expect([measure.who, measure.accepted.points, measure.refused.points]).toEqual([who, accepted, refused]);
  },
);

it('a call that counts guesses names how often it is refused, and one that has room already how many share it', () => {
  const rate = { ...RATE, shared: 10, refusals: 10 };
  const stranger = measureOf(rate, { accountId: undefined, ip: ADDRESS });
  expect([stranger.accepted.points, stranger.refused.points]).toEqual([10, 10]);
  expect(measureOf(rate, { accountId: 1, ip: ADDRESS }).refused.points).toBe(10);
});

it('a refused call gets back all that it has spent, and counts as refused', async () => {
  const { limits, counts } = countingLimits();
  const ledger = createCallLedger(limits);
  await ledger.begin(RATE, { accountId: 7, ip: ADDRESS });
  await ledger.spend({ name: 'a day', points: 3, seconds: 86_400 }, 'an@thu.example');
  await ledger.refuse();
  expect(Object.fromEntries(counts)).toEqual({
    'write:account 7': 0,
    'a day an@thu.example': 0,
    'write:account-refused 7': 1,
  });
});

it('a call that a limit keeps out spends nothing', async () => {
  const { limits, counts } = countingLimits();
  for (let number = 0; number < 11; number += 1) {
    const ledger = createCallLedger(limits);
    await ledger.begin(RATE, { accountId: 7, ip: ADDRESS }).catch(() => ledger.refuse());
  }
  expect(Object.fromEntries(counts)).toEqual({ 'write:account 7': 10 });
});
