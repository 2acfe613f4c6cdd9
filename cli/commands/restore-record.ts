import { Command } from 'commander';
import { renderTable } from '../io/table.ts';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import type { RestoredRecord } from '../restore-record/restore-record.ts';
import { rowId } from './options.ts';

interface Options {
  readonly data?: string;
  readonly json?: boolean;
  readonly dryRun?: boolean;
}

export function makeRestoreRecord(terminal: Terminal): Command {
  return new Command('record')
    .description('bring one deleted record back, with what belonged to it, while the site goes on')
    .argument(
      '<kind>',
      'place, professional, thread …; of what belongs to one its table: comment (a review), promotion …',
    )
    .argument('<id>', 'its number', rowId)
    .argument('<file>', 'archive to read, of either engine; store:NAME for one of the store')
    .option('--dry-run', 'say what would come back, and write nothing')
    .addHelpText(
      'after',
      `
Back come its links, pictures, reviews and whatever else was deleted with it, as they were at the time of the backup. Refused is
what is there, what conflicts with something that is there, and what people wrote who were erased since. At the end filters, search
and links are rebuilt, as by "antam reindex".`,
    )
    .action(async (kind: string, id: number, file: string, _options: Options, command: Command) => {
      const [{ readConfiguration }, { restoreRecord }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('../restore-record/restore-record.ts'),
      ]);
      // "restore" itself has options of these names, which it takes first.
      const options = command.optsWithGlobals<Options>();
      const isDryRun = options.dryRun === true;
      const done = await restoreRecord(terminal, readConfiguration(terminal, options), { kind, id, file, isDryRun });
      if (options.json) sayJson(terminal, done);
      else tell(terminal, done);
    });
}

const REASONS = { erased: 'its author was erased', there: 'there already', lacking: 'without what it belongs to' };

function tell(terminal: Terminal, { kind, id, rows, left, pictures, missing, isDryRun }: RestoredRecord): void {
  say(terminal, isDryRun ? `${kind} ${id} would come back:` : `${kind} ${id} is back:`);
  const lines = Object.entries(rows).map(([table, count]) => [table, String(count), '']);
  const others = left.map(({ table, reason, rows: count }) => [table, String(count), `left out: ${REASONS[reason]}`]);
  say(terminal, renderTable(['what', 'rows', ''], [...lines, ...others]));
  if (pictures > 0) say(terminal, `${pictures} files of pictures were put back.`);
  if (missing.length > 0) say(terminal, `${missing.length} files of pictures are lost, such as ${missing[0]}.`);
}
