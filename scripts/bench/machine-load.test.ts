import { expect, it, vi } from 'vitest';
import { busyShare, untilQuiet } from './machine-load.ts';

const processor = (user: number, idle: number) => ({ times: { user, nice: 0, sys: 0, idle, irq: 0 } });

it('the share of others is the time of all processors in which they were not idle', () => {
  const before = [processor(100, 100), processor(0, 200)];
  expect(busyShare(before, [processor(150, 150), processor(0, 300)])).toBe(0.25);
  expect(busyShare(before, before)).toBe(0);
});

it('a measurement waits for a quiet machine, but not for ever', async () => {
  const look = vi.fn().mockResolvedValueOnce(0.9).mockResolvedValueOnce(0.1).mockResolvedValue(0.02);
  await untilQuiet(look);
  expect(look).toHaveBeenCalledTimes(3);
  const busy = vi.fn().mockResolvedValue(0.9);
  await untilQuiet(busy);
  expect(busy).toHaveBeenCalledTimes(150);
});
