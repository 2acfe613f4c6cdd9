// `npm run test:slow`: shows whether the browser tests depend on how soon scripts and answers come.
import { parseArgs } from 'node:util';
import { setup } from './setup.mjs';
import { clearReports, countsOf, failures, report, run } from './test-reports.mjs';

const HELP = `Runs the browser tests with scripts that come up to 1.5 s late and answers of the API up to 1.2 s, before a release.

  npm run test:slow -- [--seed N] [--part 1/4] [-t NAME] [FILE…]

  FILE    only tests in files whose path contains it, e.g. search-keys
  --seed  the same times as in an earlier run; another one at each run where nothing is said
  --part  one part of the files: 1/4, 2/4, 3/4 and 4/4 together are all of them
  -t      only tests whose title matches

Says at its end which tests failed, and the seed. Exit code 1 when any did, 2 when an option is not understood.`;

const MAX_SEEDS = 1_000_000;

const options = readOptions();
if (options.help) console.log(HELP);
else process.exitCode = await main(options);

async function main({ seed, tests }) {
  await setup({ browser: true });
  clearReports();
  process.env.ANTAM_TEST_SLOW = seed;
  const status = await run('e2e', [...report('e2e'), ...tests]);
  const { passed, failed } = countsOf('e2e') ?? { passed: 0, failed: 0 };
  for (const { title, reason } of failures()) console.log(`failed: ${title}\n  ${reason}`);
  console.log(`\n${passed} passed, ${failed} failed, with --seed ${seed}`);
  // A run without a single test, or one that ends badly without a failed test, shows nothing.
  return status === 0 && failed === 0 && passed > 0 ? 0 : 1;
}

/** Ends the process with code 2 where the options are not understood. */
function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        seed: { type: 'string', default: String(Math.floor(Math.random() * MAX_SEEDS)) },
        part: { type: 'string' },
        testNamePattern: { type: 'string', short: 't' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (!/^\d{1,9}$/.test(values.seed)) throw new Error('--seed takes a whole number');
    const named = values.testNamePattern === undefined ? [] : ['-t', values.testNamePattern];
    if (values.part !== undefined && !/^[1-9]\d?\/[1-9]\d?$/.test(values.part)) {
      throw new Error('--part looks like 2/4');
    }
    const part = values.part === undefined ? [] : [`--shard=${values.part}`];
    return { help: values.help, seed: values.seed, tests: [...positionals, ...named, ...part] };
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}
