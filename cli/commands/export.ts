import { Command } from 'commander';
import { notice, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, kindArgument, type TransferKindName } from './options.ts';

export function makeExport(terminal: Terminal): Command {
  return new Command('export')
    .description('write a list out as CSV, in the form that "import" reads')
    .addArgument(kindArgument())
    .option('--out <file>', 'file to write instead of standard output')
    .addOption(dataOption())
    .option('--json', 'with --out: print JSON for machines')
    .addHelpText(
      'after',
      '\nDrafts and hidden places and professionals are in it: it is for operators, not for publication.',
    )
    .action(async (kind: TransferKindName, options: { out?: string; data?: string; json?: boolean }) => {
      const [{ readConfiguration }, { runExport }, { EXIT, Failure }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('../transfer/run-export.ts'),
        import('../io/failure.ts'),
      ]);
      if (options.json && options.out === undefined) throw new Failure('--json goes with --out', EXIT.usage);
      const rows = await runExport(terminal, readConfiguration(terminal, options), kind, options.out);
      if (options.json) sayJson(terminal, { kind, file: options.out, rows });
      else if (options.out) notice(terminal, `${options.out}: ${rows.toLocaleString('en-US')} rows.`);
    });
}
