import { expect, it } from 'vitest';
import { formatAgo } from './format-ago.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

it.each([
  [0, 'vừa xong'],
  [59 * SECOND, 'vừa xong'],
  [-59 * SECOND, 'vừa xong'],
  [60 * SECOND, '1 phút trước'],
  [HOUR - SECOND, '59 phút trước'],
  [HOUR, '1 giờ trước'],
  [DAY - SECOND, '23 giờ trước'],
  [DAY, '1 ngày trước'],
  [7 * DAY, '7 ngày trước'],
  [7 * DAY + SECOND, '15-11-2026'],
  [-HOUR, '22-11-2026'],
])('a moment %d ms ago is shown as "%s"', (passed, text) => {
  expect(formatAgo(new Date(NOW - passed).toISOString(), new Date(NOW))).toBe(text);
});
