import { afterAll, afterEach } from 'vitest';
import { leaveKept, leavePages } from './chromium.ts';
import { beginProduct, endProduct } from './product.ts';

/* Set up for every file of browser tests. */

await beginProduct();
afterEach(leavePages);
afterAll(async () => {
  await leaveKept();
  await endProduct();
});
