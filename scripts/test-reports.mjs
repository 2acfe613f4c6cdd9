// Runs npm scripts of tests and reads their reports from `test-results/`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = path.join(ROOT, 'test-results');

/** What an npm script of tests takes to show its progress and to write the report of this name. */
export const report = name => ['--reporter=default', '--reporter=json', `--outputFile.json=${fileOf(name)}`];

/** Removes the reports of the last run. */
export function clearReports() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/** Runs an npm script; answers its exit status. */
export async function run(script, args) {
  const [status] = await once(start(script, args, 'inherit'), 'exit');
  return status;
}

/** Runs an npm script; answers its exit status and what it printed. */
export async function runQuietly(script, args) {
  const child = start(script, args, ['ignore', 'pipe', 'pipe']);
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  }
  const [status] = await closed;
  return { status, output: output.trimEnd() };
}

const start = (script, args, stdio) =>
  spawn('npm', ['run', '--silent', script, '--', ...args], { cwd: ROOT, stdio, shell: process.platform === 'win32' });

/** How many tests of a report passed and failed; undefined when there is none. */
export function countsOf(name) {
  if (!existsSync(fileOf(name))) return undefined;
  const { numPassedTests, numFailedTests } = readReport(name);
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Every test and file of all reports that failed: its `title`, and `reason`, the first lines of why. */
export function failures() {
  const names = readdirSync(RESULTS).map(file => path.basename(file, '.json'));
  return names.flatMap(report =>
    readReport(report).testResults.flatMap(({ name, message, assertionResults }) => {
      const file = `${report}: ${path.relative(ROOT, name)}`;
      const tests = assertionResults
        .filter(({ failureMessages }) => failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages[0]));
      return message ? [failure(file, message), ...tests] : tests;
    }),
  );
}

const failure = (title, text) => ({ title, reason: text.split('\n').slice(0, 6).join('\n  ') });

const fileOf = name => path.join(RESULTS, `${name}.json`);

const readReport = name => JSON.parse(readFileSync(fileOf(name), 'utf8'));
