// `npm test`: what a change is checked by before it is pushed (0155). All steps are run even when one fails, so that one run
// shows all that is wrong. `--all` adds the long tests (`*.long.test.ts` and `*.long.e2e.ts`), repeats the server's tests on a
// real PostgreSQL, sends malformed requests to every address, and lets crowds and faults loose on two servers; so does CI, without
// some of the long tests (0158). The browser's run on PostgreSQL by `npm run e2e:postgres`.
import { keepInRunFolder } from './run-folder.mjs';
import { setup } from './setup.mjs';
import { clearReports, countsOf, failures, report, run, runQuietly } from './test-reports.mjs';

for (const argument of process.argv.slice(2)) {
  if (['--all', '--no-browser'].includes(argument)) continue;
  console.error(`${argument} is none of --all and --no-browser`);
  process.exit(2);
}
const isWhole = process.argv.includes('--all');
const isAll = isWhole || Boolean(process.env.CI);
const withBrowser = !process.argv.includes('--no-browser');

// Each step: its name, the npm script with arguments, and the report in which its tests are counted.

// They leave cores idle now and then, so two run at a time, the longest first.

const CHECKS = [
  ['lint', ['check:lint']],
  ['types', ['check:types']],
  ['imports', ['check:imports']],
  ['harness', ['antam', 'harness']],
];
/** Each waits for its servers now and then, and begins each line with its own name. */
const SIEGES = [
  ['crowds and killed servers', ['torture']],
  ['malformed requests', ['attack', '--only', 'malformed']],
];
/**
 * Long tests that CI leaves to `--all`: they try every call, record or text once more, or a flow again without script.
 */
const BEFORE_A_RELEASE = [
  'record-rights',
  'former-rights',
  'hidden-authors',
  'bad-input-people',
  'worlds',
  'seed-turns',
  'serve',
  'hostile-bodies',
  'hostile-addresses',
  'hostile-schemas',
  'sent-hostile-html',
  'hostile-html',
  'bad-forms',
  'bad-input',
  'console-editing',
  'consent-tabs',
  'release',
  'handbook-walk',
  'wide-texts',
  'late-fonts',
  'account-without-script',
  'contacts-without-script',
  'favourites-without-script',
  'second-factor-without-script',
].flatMap(name => ['--exclude', `**/${name}.long.{test,e2e}.ts`]);
/** Long tests that CI runs on SQLite alone: they make and read whole archives, lists and texts. */
const ON_SQLITE = ['stored-backups', 'planned-backups', 'undo', 'list-of-diseases', 'secret', 'long-texts'].flatMap(
  name => ['--exclude', `**/${name}.long.test.ts`],
);
const LEFT_OUT = isWhole ? [] : BEFORE_A_RELEASE;
const LEFT_OUT_ON_POSTGRES = isWhole ? [] : [...BEFORE_A_RELEASE, ...ON_SQLITE];
/** The browser tests without the long ones. */
const SHORT_BROWSER = isAll ? LEFT_OUT : ['--exclude', '**/*.long.e2e.ts'];
/** They take all cores, one after the other. */
const STEPS = [
  isAll
    ? ['unit, HTTP and long tests', ['test:all', ...LEFT_OUT, ...report('unit')], 'unit']
    : ['unit and HTTP tests', ['test:unit', ...report('unit')], 'unit'],
  ...(withBrowser ? [['browser tests', ['e2e', ...SHORT_BROWSER, ...report('e2e')], 'e2e']] : []),
  ...(isAll ? [['PostgreSQL', ['test:postgres', ...LEFT_OUT_ON_POSTGRES, ...report('postgres')], 'postgres']] : []),
];

await setup({ browser: withBrowser });
clearReports();
keepInRunFolder();

let passed = 0;
let failed = 0;
const broken = [];

/** Runs a step and counts it; `start` runs its npm script. */
async function take([name, [script, ...args], counted], start) {
  const begun = performance.now();
  const status = await start(script, args);
  const counts = counted ? countsOf(counted) : undefined;
  passed += counts?.passed ?? (status === 0 ? 1 : 0);
  // A step that ends badly without a failed test (a crash, an error at the end) is a failure of its own.
  failed += counts?.failed || (status === 0 ? 0 : 1);
  if (status !== 0) broken.push(name);
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}

async function takeTwoByTwo(steps, start) {
  const waiting = [...steps];
  const takeNext = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step, start(step));
  };
  await Promise.all([takeNext(), takeNext()]);
}

/** Runs a step without a word, and shows its output when it ends. */
const untilItsEnd =
  ([name]) =>
  async (script, args) => {
    const { status, output } = await runQuietly(script, args);
    console.log(`\n── ${name}\n${output}`);
    return status;
  };

await takeTwoByTwo(CHECKS, untilItsEnd);
for (const step of STEPS) {
  console.log(`\n── ${step[0]}`);
  await take(step, run);
}
if (isAll) {
  console.log(`\n── ${SIEGES.map(([name]) => name).join(', ')}`);
  await takeTwoByTwo(SIEGES, () => run);
}

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
for (const { title, reason } of failures()) console.log(`failed: ${title}\n  ${reason}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
