import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ONE_COPY } from './admin/one-copy.ts';
import { longestFirst } from './scripts/longest-first.ts';

/**
 * How long a test, a hook and a wait for what must come may take, in milliseconds: longer than any of them takes on the
 * slowest machine. What a test asserts about time, it measures by a clock that it drives or in processor time.
 */
const PATIENCE = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } };

const LONGEST = [
  'handbook-walk',
  'hostile-bodies',
  'record-rights',
  'serve',
  'backup',
  'worlds',
  'seed',
  'seed-turns',
  'bad-input-people',
  'access-matrix',
  'staff-list-plans',
  'stored-backups',
  'killed-restore',
  'undo',
  'sent-hostile-html',
  'keep-private',
  'former-rights',
  'planned-backups',
  'list-of-diseases',
  'server-grace',
];

/** `npm run test:growth` writes down every statement; other runs load nothing for it. */
const RECORDER =
  process.env.ANTAM_RECORD_STATEMENTS === undefined
    ? []
    : [fileURLToPath(new URL('scripts/growth/record-setup.ts', import.meta.url))];

const node = (name: string) => ({
  test: {
    name,
    root: name,
    environment: 'node' as const,
    // No module of the server's keeps what a test could meet, so files share what they import: it took half the time.
    isolate: false,
    include: ['**/*.test.ts'],
    setupFiles: RECORDER,
    ...PATIENCE,
  },
});
const dom = (name: string, dir: string) => ({
  plugins: [react()],
  test: {
    name,
    root: name,
    environment: 'happy-dom' as const,
    // Each file gets a window of its own in a process that goes on: three quarters less work than a process for each.
    pool: 'vmForks' as const,
    include: [`${dir}/**/*.test.{ts,tsx}`],
    setupFiles: [`${dir}/testing/patience.ts`],
    ...PATIENCE,
  },
});

const publicSite = dom('public-site', 'app');
publicSite.test.setupFiles.push('app/testing/token.ts');
publicSite.test.include.push('editor/**/*.test.{ts,tsx}', 'build/**/*.test.ts');

/** React-admin's packages are taken through Vite, so that they meet in one copy of what they share. */
const admin = dom('admin', 'src');
const console = {
  ...admin,
  resolve: { dedupe: [...ONE_COPY] },
  test: { ...admin.test, server: { deps: { inline: [/react-admin/, /\/ra-/, /react-router/, /@mui/] } } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: longestFirst(LONGEST) },
    // Tests wait for a good part of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [node('server'), node('cli'), node('fixtures'), node('scripts'), publicSite, console],
    coverage: { provider: 'v8', include: ['*/**/*.{ts,tsx}'], reporter: ['text-summary'] },
  },
});
