import { parseArgs } from 'node:util';
import { textList, wholeNumber } from '../option-values.ts';

export const HELP = `Lets each release of before and this one serve one PostgreSQL database side by side under load, and looks whether anybody
gets an error or anything that was accepted is lost.

  npm run test:releases -- [--from REF,REF] [--seconds N]

  --from     commits instead of the tags "v*"; each is installed and built in a temporary folder
  --seconds  of load on both (10)

PostgreSQL is brought by npm, or named by DATABASE_URL. Exits with 0 when nothing was found, 1 when something was, and 2 when
it could not run.`;

export interface ReleasesOptions {
  /** Empty for all tags. */
  readonly from: readonly string[];
  readonly seconds: number;
  readonly help: boolean;
}

/** Reads the command line. Throws with the option's name when one cannot be understood. */
export function readOptions(args: readonly string[]): ReleasesOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string', default: '' },
      seconds: { type: 'string', default: '10' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return { from: textList(values.from), seconds: wholeNumber('seconds', values.seconds, 1), help: values.help };
}
