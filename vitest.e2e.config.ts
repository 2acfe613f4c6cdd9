import { defineConfig } from 'vitest/config';

/** Every screen in real Chromium, against the built site on the world tiny. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: 'cli',
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/support/start-product.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
    hookTimeout: 60_000,
    // Chromium takes a core itself; two cores carry one browser at a time and the server.
    maxWorkers: 1,
    isolate: false,
    retry: 0,
  },
});
