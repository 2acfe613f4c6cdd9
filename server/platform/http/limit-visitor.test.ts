import { expect, it } from 'vitest';
import type { RateLimit } from '../contract/declare-calls.ts';
import { limitVisitor, refundVisitor } from './limit-visitor.ts';

const RATE: RateLimit = { name: 'guess', points: 50, seconds: 900 };

function visitorAt(ip: string) {
  const seen: unknown[] = [];
  const note = async ({ name, points }: RateLimit, who: string) => void seen.push([name, points, who]);
  return { seen, context: { ip, limit: note, refund: note } };
}

it.each([
  ['203.0.113.7', [['guess', 50, '203.0.113.7']]],
  [
    '2001:db8:1:2::/64',
    [
      ['guess', 50, '2001:db8:1:2::/64'],
      ['guess-48', 200, '2001:db8:1::/48'],
    ],
  ],
])('a limit counts %s, of IPv6 the /48 as well with four times the points', async (ip, counted) => {
  const { seen, context } = visitorAt(ip);
  await limitVisitor(context, RATE);
  expect(seen.splice(0)).toEqual(counted);
  await refundVisitor(context, RATE);
  expect(seen).toEqual(counted);
});
