// `npm run test:busy`: shows whether the browser tests depend on how fast the machine is.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { setup } from './setup.mjs';
import { clearReports, countsOf, failures, report, run } from './test-reports.mjs';

const HELP = `Runs the browser tests several times in a row while busy loops take the processor.

  npm run test:busy -- [--runs 3] [--loops 2] [--part 1/4] [-t NAME] [FILE…]

  FILE      only tests in files whose path contains it, e.g. search-keys
  --runs    how many runs, 1 to 20; all are made, whatever the first of them shows
  --loops   how many busy loops, each of which takes a core, 0 to 64
  --part    one part of the files: 1/4, 2/4, 3/4 and 4/4 together are all of them
  -t        only tests whose title matches

Says at its end which tests failed in which run. Exit code 1 when any did, 2 when an option is not understood.`;

/** Takes a core until it is stopped, or until the process that started it is gone. */
const LOOP = 'const parent = process.ppid; while (process.ppid === parent) for (let n = 0; n < 1e7; n++);';

const options = readOptions();
if (options.help) console.log(HELP);
else process.exitCode = await main(options);

async function main({ runs, loops, tests }) {
  await setup({ browser: true });
  const busy = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }));
  const stop = () => {
    for (const loop of busy) loop.kill();
  };
  process.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const lines = [];
  let isGreen = true;
  for (let number = 1; number <= runs; number++) {
    console.log(`\n── run ${number} of ${runs}, beside ${loops} busy loops`);
    const { line, failed, isGood } = await oneRun(tests);
    isGreen &&= isGood;
    console.log(`── run ${number}: ${line}`);
    lines.push(`run ${number}: ${line}`, ...failed.map(title => `  failed in run ${number}: ${title}`));
  }
  stop();
  console.log(`\n${lines.join('\n')}\n${isGreen ? 'steady' : 'NOT steady'}`);
  return isGreen ? 0 : 1;
}

/** Runs the tests once; `line` sums the run up, `failed` are the titles of what failed. */
async function oneRun(tests) {
  clearReports();
  const begun = performance.now();
  const status = await run('e2e', [...report('e2e'), ...tests]);
  const { passed, failed } = countsOf('e2e') ?? { passed: 0, failed: 0 };
  const found = failures();
  for (const { title, reason } of found) console.log(`failed: ${title}\n  ${reason}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  // A run without a single test, or one that ends badly without a failed test, shows nothing.
  const isGood = status === 0 && failed === 0 && passed > 0;
  const line = `${passed} passed, ${failed} failed (${seconds} s)${isGood ? '' : ' FAILED'}`;
  return { isGood, line, failed: found.map(({ title }) => title) };
}

/** Ends the process with code 2 where the options are not understood. */
function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '3' },
        loops: { type: 'string', default: '2' },
        part: { type: 'string' },
        testNamePattern: { type: 'string', short: 't' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const named = values.testNamePattern === undefined ? [] : ['-t', values.testNamePattern];
    const part = values.part === undefined ? [] : [`--shard=${values.part}`];
    if (part.length > 0 && !/^[1-9]\d?\/[1-9]\d?$/.test(values.part)) throw new Error('--part looks like 2/4');
    return {
      help: values.help,
      runs: count('runs', values.runs, 1, 20),
      loops: count('loops', values.loops, 0, 64),
      tests: [...positionals, ...named, ...part],
    };
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

function count(name, text, least, most) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(`--${name} takes a whole number from ${least} to ${most}`);
}
