import { expect, it } from 'vitest';
import { busyShare } from './machine-load.ts';

const processor = (user: number, idle: number) => ({ times: { user, nice: 0, sys: 0, idle, irq: 0 } });

it('the share of others is the time of all processors in which they were not idle', () => {
  const before = [processor(100, 100), processor(0, 200)];
  expect(busyShare(before, [processor(150, 150), processor(0, 300)])).toBe(0.25);
  expect(busyShare(before, before)).toBe(0);
});
