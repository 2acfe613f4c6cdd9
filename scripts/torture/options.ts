import { parseArgs } from 'node:util';
import type { Engine } from '@antam/server/platform/db/engine.ts';
import { enginesOf, textList, wholeNumber } from '../option-values.ts';

export const HELP = `Lets crowds want the same thing at the same moment from two servers on one database, kills a server while it
writes, and lets servers in three time zones live through midnights. Says what was won twice, lost or answered wrongly.

  npm run torture -- [--long] [--rounds N] [--kills N] [--only NAME,NAME]
                     [--engine sqlite|postgresql|both] [--json]

  --long     500 rounds and 100 kills instead of 1 and 2
  --rounds   how often each crowd comes
  --kills    how often a server is killed
  --only     parts of these names
  --engine   what the servers keep their data in (both); PostgreSQL is brought by npm
  --json     prints the findings for machines

Exits with 0 when nothing was found, 1 when something was, and 2 when it could not run.`;

export interface TortureOptions {
  readonly rounds: number;
  readonly kills: number;
  readonly only: readonly string[];
  readonly engines: readonly Engine[];
  readonly json: boolean;
  readonly help: boolean;
}

const SHORT = { rounds: 1, kills: 2 };
const LONG = { rounds: 500, kills: 100 };

/** Reads the command line. Throws with the option's name when one cannot be understood. */
export function readOptions(args: readonly string[]): TortureOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      long: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      kills: { type: 'string' },
      only: { type: 'string', default: '' },
      engine: { type: 'string', default: 'both' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const usual = values.long ? LONG : SHORT;
  return {
    rounds: values.rounds === undefined ? usual.rounds : wholeNumber('rounds', values.rounds, 1),
    kills: values.kills === undefined ? usual.kills : wholeNumber('kills', values.kills, 1),
    only: textList(values.only),
    engines: enginesOf(values.engine),
    json: values.json,
    help: values.help,
  };
}
