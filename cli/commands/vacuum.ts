import { Command } from 'commander';
import { showProgress } from '../io/progress.ts';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import type { Vacuumed } from '../vacuum/vacuum-database.ts';
import { dataOption, jsonOption } from './options.ts';

const MEGABYTE = 1_048_576;
/** A line of the log each so many megabytes. */
const LINE_EVERY = 500;

export function makeVacuum(terminal: Terminal): Command {
  return new Command('vacuum')
    .description(
      'rewrite the SQLite file of an earlier release, once, so that it gives room back; stop the server first',
    )
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Files made by this release give their free pages back to the disk while the site runs; "antam doctor" names one that does not. The
new file is written beside the old one, which stays in its place until the new one is whole, so the disk needs room for both. A file
that gives room back already is left alone, and PostgreSQL clears its files by itself.`,
    )
    .action(async (options: { readonly data?: string; readonly json?: boolean }) => {
      const [{ readConfiguration }, { vacuumDatabase }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('../vacuum/vacuum-database.ts'),
      ]);
      const config = readConfiguration(terminal, options);
      const progress = showProgress(terminal, 'Writing (MB)', LINE_EVERY);
      const inMegabytes = (bytes: number, total: number) =>
        progress.update(Math.floor(bytes / MEGABYTE), Math.ceil(total / MEGABYTE));
      try {
        const done = await vacuumDatabase(config, inMegabytes);
        progress.finish();
        if (options.json) sayJson(terminal, done);
        else say(terminal, tell(done));
      } finally {
        progress.finish();
      }
    });
}

function tell({ engine, isChanged, bytesBefore, bytesAfter }: Vacuumed): string {
  if (engine === 'postgresql') return 'PostgreSQL clears its files by itself: there is nothing to do.';
  const size = (bytes: number | null) => `${((bytes ?? 0) / MEGABYTE).toFixed(1)} MB`;
  if (!isChanged) return `The file gives room back already: ${size(bytesAfter)}.`;
  return `The file gives room back from now on: ${size(bytesAfter)}, before ${size(bytesBefore)}.`;
}
