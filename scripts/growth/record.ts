import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from '@antam/server/platform/db/engine.ts';
import { startPostgres } from '../postgres.ts';
import { type RecordedStatement, readRecorded } from './recorded.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITEST = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
/** What sends nothing that others do not send, for long. */
const ELSEWHERE = ['**/*.long.test.ts', '**/hostile-*', 'platform/images/**', 'app/access-matrix.test.ts'].flatMap(
  files => ['--exclude', files],
);

/**
 * Runs the tests of the server on an engine and answers what the product sent meanwhile. A test that fails is the business of
 * other runs: what was sent before counts.
 */
export async function recordStatements(cache: string, engine: Engine): Promise<RecordedStatement[]> {
  const folder = path.join(cache, `statements-${engine}`);
  rmSync(folder, { recursive: true, force: true });
  const postgres = engine === 'postgresql' ? await startPostgres() : undefined;
  try {
    const tests = spawn(process.execPath, [VITEST, 'run', '--project', 'server', '--reporter', 'dot', ...ELSEWHERE], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ANTAM_RECORD_STATEMENTS: folder,
        DATABASE_URL: '',
        ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      },
    });
    await once(tests, 'exit');
  } finally {
    await postgres?.stop();
  }
  return readRecorded(folder);
}
