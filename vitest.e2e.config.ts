import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';

/** A browser waits more than it works. */
const BROWSERS_PER_CORE = 1.5;

const LONGEST = [
  'whole-pages',
  'whole-pages-directory',
  'account-pages',
  'hostile-html',
  'console-pages',
  'dead-links',
  'profile-edit',
  'whole-pages-library',
  'workspace-visits',
  'consent',
  'forum-thread',
  'header',
  'bad-input',
  'contacts',
  'login',
  'promotions',
  'favourites',
  'review-writing',
  'whole-pages-acting',
  'console-articles',
  'pages-by-role',
  'missing-pictures',
  'console-editing',
  'booking',
  'forum-uploads',
  'console-forum',
  'gallery',
  'console-applications',
  'lists',
  'overlay',
];

/** Every screen in real Chromium, against the built site on the world tiny. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: 'cli',
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/support/start-products.ts'],
    setupFiles: ['e2e/support/each-file.ts'],
    // For the slowest machine that runs them: what is asserted about time, the tests assert themselves.
    testTimeout: 600_000,
    // A failure says in one line what it met.
    chaiConfig: { truncateThreshold: 600 },
    expect: { poll: { timeout: 180_000 } },
    hookTimeout: 600_000,
    maxWorkers: Math.ceil(availableParallelism() * BROWSERS_PER_CORE),
    sequence: { sequencer: longestFirst(LONGEST) },
    // All files of a worker share its browser.
    isolate: false,
  },
});
