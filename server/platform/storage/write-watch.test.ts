import { expect, it } from 'vitest';
import { StoreFault } from './store-fault.ts';
import { createWriteWatch } from './write-watch.ts';

const full = async () => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};
const fine = async () => undefined;

it('a store fails from a failed write until one as large succeeds', async () => {
  const watch = createWriteWatch(() => 0);
  expect(watch.isFailing()).toBe(false);
  const fault = await watch.run(100_000, full).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(StoreFault);
  expect(String(fault)).toContain('ENOSPC');
  await watch.run(50, fine);
  expect(watch.isFailing()).toBe(true);
  await watch.run(100_000, fine);
  expect(watch.isFailing()).toBe(false);
});

it('and for a minute where nobody writes any more', async () => {
  let now = 1_000;
  const watch = createWriteWatch(() => now);
  await watch.run(10, full).catch(() => undefined);
  now += 59_000;
  expect(watch.isFailing()).toBe(true);
  now += 1_001;
  expect(watch.isFailing()).toBe(false);
});
