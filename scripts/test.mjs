// `npm test`: everything that must hold before a change goes in. All steps are run even when one fails, so that one run
// shows all that is wrong. `--postgres` (always on in CI) repeats the server's tests on a real PostgreSQL and sends malformed
// requests to every address; the browser's run there by `npm run e2e:postgres`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/**
 * Each step: its name, the npm script with arguments, the report in which its tests are counted, and in how many parts
 * it runs at once. A browser waits more than it works, so two share two cores; each part has a product of its own.
 */
const STEPS = [
  ['types', ['check:types']],
  ['lint', ['check:lint']],
  ['imports', ['check:imports']],
  ['unit and HTTP tests', ['test:unit', ...report('unit')], 'unit'],
  ['harness', ['antam', 'harness']],
  ...(withBrowser ? [['browser tests', ['e2e'], 'e2e', 2]] : []),
  ...(withPostgres ? [['PostgreSQL', ['test:postgres', ...report('postgres')], 'postgres']] : []),
  ...(withPostgres ? [['malformed requests', ['attack', '--only', 'malformed']]] : []),
];

setup({ browser: withBrowser });
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

let passed = 0;
let failed = 0;
const broken = [];
for (const [name, [script, ...args], counted, parts = 1] of STEPS) {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const status = parts === 1 ? run(script, args) : await runParts(script, args, counted, parts);
  const counts = counted ? countsOf(counted) : undefined;
  passed += counts?.passed ?? (status === 0 ? 1 : 0);
  // A step that ends badly without a failed test (a crash, an error at the end) is a failure of its own.
  failed += counts?.failed || (status === 0 ? 0 : 1);
  if (status !== 0) broken.push(name);
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
for (const line of mishaps()) console.log(line);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs an npm script; answers its exit status. */
function run(script, args) {
  const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' };
  return spawnSync('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], options).status;
}

/** Runs a script of tests in parts at once, each with a report of its own; answers 0 when all went well. */
async function runParts(script, args, counted, parts) {
  const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' };
  const ends = Array.from({ length: parts }, async (_, part) => {
    const own = [`--shard=${part + 1}/${parts}`, ...report(`${counted}-${part + 1}`)];
    const [status] = await once(spawn('npm', ['run', '--silent', script, '--', ...args, ...own], options), 'exit');
    return status;
  });
  return (await Promise.all(ends)).every(status => status === 0) ? 0 : 1;
}

/** How many tests of a step's reports passed and failed; undefined when there is none. */
function countsOf(name) {
  const reports = reportsOf(file => file === `${name}.json` || file.startsWith(`${name}-`));
  if (reports.length === 0) return undefined;
  const sum = key => reports.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('numPassedTests'), failed: sum('numFailedTests') };
}

/** Every test and file that failed, with the first lines of why: the end of a long log tells enough. */
function mishaps() {
  return reportsOf(() => true).flatMap(({ report, testResults }) =>
    testResults.flatMap(({ name, message, assertionResults }) => {
      const file = `${report}: ${path.relative(ROOT, name)}`;
      const tests = assertionResults
        .filter(({ failureMessages }) => failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => `failed: ${file} › ${fullName}\n  ${beginning(failureMessages[0])}`);
      return message ? [`failed: ${file}\n  ${beginning(message)}`, ...tests] : tests;
    }),
  );
}

function beginning(text) {
  return text.split('\n').slice(0, 6).join('\n  ');
}

/** The reports whose files' names are wanted. */
function reportsOf(wanted) {
  const files = readdirSync(RESULTS).filter(wanted);
  return files.map(file => ({
    report: path.basename(file, '.json'),
    ...JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8')),
  }));
}
