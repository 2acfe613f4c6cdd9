import { expect, it } from 'vitest';
import { nearMoments } from './near-moments.ts';

const NOW = Date.parse('2026-11-29T09:00:00Z');

it('moments of a test whose clock is years ahead are moved into the years of the world, each by as many', () => {
  const params = [
    new Date('2031-11-19T02:00:00Z'),
    Date.parse('2029-11-19T02:00:00Z'),
    '2031-11-20',
    'hue',
    12,
    new Date(8.64e15),
  ];
  expect(nearMoments(params, NOW)).toEqual([
    new Date('2026-11-19T02:00:00Z'),
    Date.parse('2024-11-19T02:00:00Z'),
    '2026-11-20',
    'hue',
    12,
    new Date(8.64e15),
  ]);
});

it('moments of today and of the months around it stay', () => {
  const params = [new Date('2027-01-15T02:00:00Z'), '1987-05-02', Date.parse('2026-11-20T00:00:00Z')];
  expect(nearMoments(params, NOW)).toEqual(params);
});
