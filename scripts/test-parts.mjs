// Runs npm scripts of tests, several parts at once, and reads their reports from `test-results/`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = path.join(ROOT, 'test-results');

/** A browser waits more than it works, so two share two cores; each part has a product of its own. */
export const BROWSER_PARTS = 2;

/** What an npm script of tests takes to show its progress and to write the report of this name. */
export const report = name => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${path.join(RESULTS, `${name}.json`)}`,
];

/** Removes the reports of the last run. */
export function clearReports() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/** Runs an npm script; answers its exit status. */
export function run(script, args) {
  const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' };
  return spawnSync('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], options).status;
}

/** Runs a script of tests in parts at once, each with a report of its own; answers 0 when all went well. */
export async function runParts(script, args, counted, parts) {
  const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' };
  const ends = Array.from({ length: parts }, async (_, part) => {
    const own = [`--shard=${part + 1}/${parts}`, ...report(`${counted}-${part + 1}`)];
    const [status] = await once(spawn('npm', ['run', '--silent', script, '--', ...args, ...own], options), 'exit');
    return status;
  });
  return (await Promise.all(ends)).every(status => status === 0) ? 0 : 1;
}

/** How many tests of a step's reports passed and failed; undefined when there is none. */
export function countsOf(name) {
  const reports = reportsOf(file => file === `${name}.json` || file.startsWith(`${name}-`));
  if (reports.length === 0) return undefined;
  const sum = key => reports.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('numPassedTests'), failed: sum('numFailedTests') };
}

/** Every test and file that failed, with the first lines of why: the end of a long log tells enough. */
export function mishaps() {
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
