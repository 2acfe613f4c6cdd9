import { parseArgs } from 'node:util';
import type { Engine } from '@antam/server/platform/db/engine.ts';
import { engineOf, textList, wholeNumber } from '../option-values.ts';

export const HELP = `Attacks a server of its own, on this machine, and says what it should not have done.

  npm run attack -- [--full] [--only NAME,NAME] [--seed N] [--requests N] [--request N]
                    [--engine sqlite|postgresql] [--json]

  --full      250,000 malformed requests instead of 20,000, and the long runs of the other parts
  --only      parts of these names
  --seed      whole number from which all is made (1); the same seed sends the same requests
  --requests  malformed requests to send
  --request   sends one of the malformed requests again and prints its answer
  --engine    what the servers keep their data in (sqlite); PostgreSQL is brought by npm
  --json      prints the findings for machines`;

export interface AttackOptions {
  readonly full: boolean;
  readonly only: readonly string[];
  readonly seed: number;
  readonly requests: number | undefined;
  readonly request: number | undefined;
  readonly engine: Engine;
  readonly json: boolean;
  readonly help: boolean;
}

/** Reads the command line. Throws with the option's name when one cannot be understood. */
export function readOptions(args: readonly string[]): AttackOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      full: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      requests: { type: 'string' },
      request: { type: 'string' },
      engine: { type: 'string', default: 'sqlite' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return {
    full: values.full,
    only: textList(values.only),
    seed: wholeNumber('seed', values.seed, 0),
    requests: values.requests === undefined ? undefined : wholeNumber('requests', values.requests, 1),
    request: values.request === undefined ? undefined : wholeNumber('request', values.request, 0),
    engine: engineOf(values.engine),
    json: values.json,
    help: values.help,
  };
}
