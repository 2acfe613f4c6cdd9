// `npm test`: everything that must hold before a change goes in. All steps are run even when one fails, so that one run
// shows all that is wrong. `--postgres` (always on in CI) repeats the server's tests on a real PostgreSQL and sends malformed
// requests to every address; the browser's run there by `npm run e2e:postgres`.
import { setup } from './setup.mjs';
import { clearReports, countsOf, failures, report, run } from './test-reports.mjs';

const withPostgres = Boolean(process.env.CI) || process.argv.includes('--postgres');
const withBrowser = !process.argv.includes('--no-browser');

/** Each step: its name, the npm script with arguments, and the report in which its tests are counted. */
const STEPS = [
  ['types', ['check:types']],
  ['lint', ['check:lint']],
  ['imports', ['check:imports']],
  ['unit and HTTP tests', ['test:unit', ...report('unit')], 'unit'],
  ['harness', ['antam', 'harness']],
  ...(withBrowser ? [['browser tests', ['e2e', ...report('e2e')], 'e2e']] : []),
  ...(withPostgres ? [['PostgreSQL', ['test:postgres', ...report('postgres')], 'postgres']] : []),
  ...(withPostgres ? [['malformed requests', ['attack', '--only', 'malformed']]] : []),
];

setup({ browser: withBrowser });
clearReports();

let passed = 0;
let failed = 0;
const broken = [];
for (const [name, [script, ...args], counted] of STEPS) {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const status = await run(script, args);
  const counts = counted ? countsOf(counted) : undefined;
  passed += counts?.passed ?? (status === 0 ? 1 : 0);
  // A step that ends badly without a failed test (a crash, an error at the end) is a failure of its own.
  failed += counts?.failed || (status === 0 ? 0 : 1);
  if (status !== 0) broken.push(name);
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
for (const { title, reason } of failures()) console.log(`failed: ${title}\n  ${reason}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
