import { afterAll, afterEach } from 'vitest';
import { closePages, leavePages } from './chromium.ts';
import { beginProduct, endProduct } from './product.ts';

/* Set up for every file of browser tests. */

await beginProduct();
afterEach(leavePages);
afterAll(async () => {
  await closePages();
  await endProduct();
});
