import { parseArgs } from 'node:util';
import { textList, wholeNumber } from '../option-values.ts';

export const HELP = `Measures the production server beside the raw limits, in one run.

  npm run bench -- [--rows N] [--threads N] [--rounds N] [--seconds N] [--growth] [--million]
                   [--quick] [--only TEXT,TEXT] [--fresh] [--changes] [--search] [--linking]
                   [--phone] [--postgres] [--against REF] [--out FILE]

  --rows     professionals in the world (100000); places and the rest in proportion
  --threads  questions to doctors in the world (three for each professional); in other worlds in proportion
  --rounds   rounds of which the median is printed (3)
  --seconds  seconds of load a round and scenario (4)
  --quick    one round of one second of a world of 5,000, about three minutes once it stands; what else is given holds
  --growth   also measure a world of 10,000 and print how the 99th percentile grows
  --million  with --growth, a world of 1,000,000 as well (its seeding takes many minutes, once)
  --only     scenarios whose name holds one of these texts; "slots,booking,review" measures visits: slots, how they
             grow with old bookings, and what a booking and a review cost beside their bare statements; "thread,reply"
             measures the forum: lists, a thread of 200 posts, and what a reply costs
  --fresh    make the worlds again, to measure seeding
  --changes  instead of all that: hits of the page cache and how late changes are seen, with 20 writes a
             second beside the reads of two processes, for --seconds on each database
  --search   instead of all that: how many of the queries in fixtures/queries find what they want; those of the half
             tuned on that do not are named
  --linking  instead of all that: how long 10,000 texts take to be linked after a name was added, what reads take
             meanwhile, and what a page with 300 links costs beside one without
  --phone    instead of all that: what pages cost on a poor phone (50 KB/s, 400 ms, a processor four times slower) until
             a visitor touches them, the median of --rounds; in Chromium, on the demo data
  --postgres instead of all that: the scenarios on SQLite and on PostgreSQL in turn, on the database that DATABASE_URL names,
             whose data it replaces, or on one that npm brings
  --against  instead of all that: the scenarios on this version and on another one (a commit, branch or tag) in turn
  --out      also write the report to this file`;

export interface BenchOptions {
  readonly rows: number;
  readonly threads: number | undefined;
  readonly rounds: number;
  readonly seconds: number;
  /** Sizes of the other worlds. */
  readonly growth: readonly number[];
  readonly only: readonly string[];
  readonly fresh: boolean;
  readonly changes: boolean;
  readonly search: boolean;
  readonly linking: boolean;
  readonly phone: boolean;
  readonly postgres: boolean;
  readonly against: string | undefined;
  readonly out: string | undefined;
  readonly help: boolean;
}

const THOROUGH = { rows: '100000', rounds: '3', seconds: '4' };
const QUICK = { rows: '5000', rounds: '1', seconds: '1' };

/** Reads the command line of the bench. Throws with the option's name when one cannot be understood. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      rows: { type: 'string' },
      threads: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      growth: { type: 'boolean', default: false },
      million: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      fresh: { type: 'boolean', default: false },
      changes: { type: 'boolean', default: false },
      search: { type: 'boolean', default: false },
      linking: { type: 'boolean', default: false },
      phone: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
      against: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const usual = values.quick ? QUICK : THOROUGH;
  return {
    rows: wholeNumber('rows', values.rows ?? usual.rows, 1_000),
    threads: values.threads === undefined ? undefined : wholeNumber('threads', values.threads, 1_000),
    rounds: wholeNumber('rounds', values.rounds ?? usual.rounds, 1),
    seconds: wholeNumber('seconds', values.seconds ?? usual.seconds, 1),
    growth: values.growth ? [10_000, ...(values.million ? [1_000_000] : [])] : [],
    only: textList(values.only),
    fresh: values.fresh,
    changes: values.changes,
    search: values.search,
    linking: values.linking,
    phone: values.phone,
    postgres: values.postgres,
    against: values.against,
    out: values.out,
    help: values.help,
  };
}
