import { defineConfig } from 'vitest/config';
import { FairShards } from './cli/e2e/support/fair-shards.ts';

/** Every screen in real Chromium, against the built site on the world tiny. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: 'cli',
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/support/start-product.ts'],
    // For the slowest machine that runs them: what is asserted about time, the tests assert themselves.
    testTimeout: 90_000,
    expect: { poll: { timeout: 12_000 } },
    hookTimeout: 120_000,
    // Chromium takes a core itself; two cores carry one browser at a time and the server.
    maxWorkers: 1,
    sequence: { sequencer: FairShards },
    isolate: false,
  },
});
