import { expect, it } from 'vitest';
import { MESSAGES_SINCE_MS, mayWriteAgain } from './is-message-due.ts';

const MINUTE_MS = 60_000;
const NOW = new Date('2031-03-01T02:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);

it('the pause between email messages lets the first email message go at once, and the next ones five minutes apart', () => {
  expect(mayWriteAgain([], NOW)).toBe(true);
  expect(mayWriteAgain([ago(4.99)], NOW)).toBe(false);
  expect(mayWriteAgain([ago(5)], NOW)).toBe(true);
  expect(mayWriteAgain([ago(5), ago(1)], NOW)).toBe(false);
});

it('the pause between email messages lets them go half an hour apart once there were many, and never ends them', () => {
  const many = [300, 200, 100, 90, 80];
  expect(mayWriteAgain([...many, 5].map(ago), NOW)).toBe(false);
  expect(mayWriteAgain([...many, 30].map(ago), NOW)).toBe(true);
  const sent: Date[] = [];
  // A visitor asks every minute of two days.
  for (let minute = 0; minute < 2 * 24 * 60; minute++) {
    const now = new Date(NOW.getTime() + minute * MINUTE_MS);
    const counted = sent.filter(moment => now.getTime() - moment.getTime() < MESSAGES_SINCE_MS);
    if (mayWriteAgain(counted, now)) sent.push(now);
  }
  const gaps = sent.slice(1).map((moment, i) => (moment.getTime() - (sent[i]?.getTime() ?? 0)) / MINUTE_MS);
  expect([Math.min(...gaps), Math.max(...gaps)]).toEqual([5, 30]);
});
