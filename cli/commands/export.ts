import { Argument, Command } from 'commander';
import { notice, sayJson, type Terminal } from '../io/terminal.ts';
import { TRANSFER_KINDS, type TransferKindName } from '../transfer/kinds.ts';
import { dataOption } from './options.ts';

interface ExportOptions {
  readonly out?: string;
  readonly data?: string;
  readonly json?: boolean;
}

export function makeExport(terminal: Terminal): Command {
  return new Command('export')
    .description(
      'write a list out as CSV, in the form that "import" reads; or everything, as a folder of CSV and files',
    )
    .addArgument(new Argument('<kind>', 'kind of list, or everything').choices([...TRANSFER_KINDS, 'all']))
    .option('--out <file>', 'file to write instead of standard output; of "all" the folder, which is made')
    .addOption(dataOption())
    .option('--json', 'with --out: print JSON for machines')
    .addHelpText(
      'after',
      `
Drafts and hidden places and professionals are in it: it is for operators, not for publication. "all" has accounts, reviews,
questions, visits and their pictures too, without passwords and other secrets, described in its README.md and datapackage.json.`,
    )
    .action(async (kind: TransferKindName | 'all', options: ExportOptions) => {
      await (kind === 'all' ? writeAll(terminal, options) : writeList(terminal, kind, options));
    });
}

async function writeList(terminal: Terminal, kind: TransferKindName, options: ExportOptions): Promise<void> {
  const [{ readConfiguration }, { runExport }, { EXIT, Failure }] = await Promise.all([
    import('../boot/configuration.ts'),
    import('../transfer/run-export.ts'),
    import('../io/failure.ts'),
  ]);
  if (options.json && options.out === undefined) throw new Failure('--json goes with --out', EXIT.usage);
  const rows = await runExport(terminal, readConfiguration(terminal, options), kind, options.out);
  if (options.json) sayJson(terminal, { kind, file: options.out, rows });
  else if (options.out) notice(terminal, `${options.out}: ${rows.toLocaleString('en-US')} rows.`);
}

async function writeAll(terminal: Terminal, options: ExportOptions): Promise<void> {
  const [{ readConfiguration }, { exportAll }, { EXIT, Failure }] = await Promise.all([
    import('../boot/configuration.ts'),
    import('../export-all/export-all.ts'),
    import('../io/failure.ts'),
  ]);
  if (options.out === undefined) throw new Failure('"all" needs --out with the folder to make', EXIT.usage);
  const done = await exportAll(terminal, readConfiguration(terminal, options), options.out);
  if (options.json) return sayJson(terminal, done);
  const { folder, tables, rows, pictures, missing } = done;
  const count = (number: number) => number.toLocaleString('en-US');
  notice(terminal, `${folder}: ${count(tables)} tables, ${count(rows)} rows, ${count(pictures)} files of pictures.`);
  if (missing.length > 0)
    notice(terminal, `${count(missing.length)} files of pictures are missing, such as ${missing[0]}.`);
}
