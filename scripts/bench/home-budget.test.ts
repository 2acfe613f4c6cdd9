import path from 'node:path';
import { expect, it } from 'vitest';
import { routeSizes } from './bundle-size.ts';

const CLIENT = path.join(import.meta.dirname, '../../public-site/dist/client');
/** The script that a visitor without an account loads with the home page, packed. */
const MAX_BYTES = 130 * 1024;

it('the home page loads at most 130 KB of packed script', () => {
  const home = routeSizes(CLIENT).find(({ route }) => route === 'home');
  expect(home?.gzipBytes).toBeGreaterThan(0);
  expect(home?.gzipBytes).toBeLessThanOrEqual(MAX_BYTES);
});
