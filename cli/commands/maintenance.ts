import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { Terminal } from '../io/terminal.ts';
import type { MaintenanceOptions } from '../maintenance/maintenance-actions.ts';
import { dataOption, jsonOption } from './options.ts';

const STATES = ['on', 'off', 'show'] as const;
const MAX_TEXT = 300;
const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of `30m`, `2h` or `1d`. */
function readSpan(text: string): number {
  const [, number, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const milliseconds = Number(number) * (UNITS[unit] ?? Number.NaN);
  if (milliseconds > 0) return milliseconds;
  throw new InvalidArgumentError('It must be a time such as 30m, 2h or 1d.');
}

/** A moment that means the same everywhere. */
function readMoment(text: string): Date {
  const moment = new Date(text);
  const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text);
  if (hasZone && !Number.isNaN(moment.getTime())) return moment;
  throw new InvalidArgumentError('It must be a moment with its zone, such as 2026-11-28T22:00+07:00.');
}

function readText(text: string): string {
  const tidy = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (tidy.length <= MAX_TEXT && /^\P{Cc}*$/u.test(tidy)) return tidy;
  throw new InvalidArgumentError(`It must be one line of at most ${MAX_TEXT} characters.`);
}

export function makeMaintenance(terminal: Terminal): Command {
  return new Command('maintenance')
    .description('let the site be read and not written to, in all processes at once; say so beforehand')
    .addArgument(new Argument('<state>', 'begin or plan it, end it, or say what is planned').choices(STATES))
    .addOption(new Option('--text <text>', 'with on: what visitors and staff read beside it').argParser(readText))
    .addOption(new Option('--in <time>', 'with on: begin in 30m (2h, 1d), announced from now on').argParser(readSpan))
    .addOption(
      new Option('--at <moment>', 'with on: begin at 2026-11-28T22:00+07:00, announced from now on')
        .argParser(readMoment)
        .conflicts('in'),
    )
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Meanwhile every page can be read; whatever would be stored (forms, logins, the console) is answered by 503 and
"Retry-After", and forms come back with what was typed. Workers take no jobs; "antam" itself goes on writing.`,
    )
    .action(async (state: (typeof STATES)[number], options: MaintenanceOptions) => {
      const { changeMaintenance } = await import('../maintenance/maintenance-actions.ts');
      await changeMaintenance(terminal, state, options);
    });
}
