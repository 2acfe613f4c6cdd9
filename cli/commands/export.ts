import { Command } from 'commander';
import { notice, type Terminal } from '../io/terminal.ts';
import { dataOption, kindArgument, type TransferKindName } from './options.ts';

export function makeExport(terminal: Terminal): Command {
  return new Command('export')
    .description('write a list out as CSV, in the form that "import" reads')
    .addArgument(kindArgument())
    .option('--out <file>', 'file to write instead of standard output')
    .addOption(dataOption())
    .addHelpText(
      'after',
      '\nDrafts and hidden places and professionals are in it: it is for operators, not for publication.',
    )
    .action(async (kind: TransferKindName, options: { out?: string; data?: string }) => {
      const [{ readConfiguration }, { runExport }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('../transfer/run-export.ts'),
      ]);
      const rows = await runExport(terminal, readConfiguration(terminal, options), kind, options.out);
      if (options.out) notice(terminal, `${options.out}: ${rows.toLocaleString('en-US')} rows.`);
    });
}
