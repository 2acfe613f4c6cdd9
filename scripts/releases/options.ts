import { parseArgs } from 'node:util';

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
  if (!/^[1-9]\d{0,3}$/.test(values.seconds)) {
    throw new Error(`--seconds takes whole numbers from 1 to 9999, not "${values.seconds}"`);
  }
  const from = values.from.split(',').map(ref => ref.trim());
  return { from: from.filter(ref => ref !== ''), seconds: Number(values.seconds), help: values.help };
}
