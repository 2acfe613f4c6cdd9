// `npm test`: everything that must hold before a change goes in. All steps are run even when one fails, so that one run
// shows all that is wrong. `--postgres` (always on in CI) repeats the server's tests on a real PostgreSQL.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setup } from './setup.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = path.join(ROOT, 'test-results');
const withPostgres = Boolean(process.env.CI) || process.argv.includes('--postgres');
const withBrowser = !process.argv.includes('--no-browser');

const report = name => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${path.join(RESULTS, `${name}.json`)}`,
];

/** Each step: its name, the npm script with arguments, and the report in which its tests are counted. */
const STEPS = [
  ['types', ['check:types']],
  ['lint', ['check:lint']],
  ['imports', ['check:imports']],
  ['unit and HTTP tests', ['test:unit', ...report('unit')], 'unit'],
  ['harness', ['antam', 'harness']],
  ...(withBrowser ? [['browser tests', ['e2e', ...report('e2e')], 'e2e']] : []),
  ...(withPostgres ? [['PostgreSQL', ['test:postgres', ...report('postgres')], 'postgres']] : []),
];

setup({ browser: withBrowser });
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

let passed = 0;
let failed = 0;
const broken = [];
for (const [name, [script, ...args], counted] of STEPS) {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const counts = counted ? countsOf(counted) : undefined;
  passed += counts?.passed ?? (status === 0 ? 1 : 0);
  // A step that ends badly without a failed test (a crash, an error at the end) is a failure of its own.
  failed += counts?.failed || (status === 0 ? 0 : 1);
  if (status !== 0) broken.push(name);
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** How many tests of a report passed and failed; undefined when there is none. */
function countsOf(name) {
  const file = path.join(RESULTS, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}
