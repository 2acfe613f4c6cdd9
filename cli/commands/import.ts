import { Command } from 'commander';
import { sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption, kindArgument, type TransferKindName } from './options.ts';

export function makeImport(terminal: Terminal): Command {
  return new Command('import')
    .description('take a list in: adds what is new, updates what is known by its id, says for every other row why')
    .addArgument(kindArgument())
    .argument('<file>', 'CSV file (UTF-8, with a header)')
    .option('--strict', 'end with exit code 1 when any row was refused')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(
      async (kind: TransferKindName, file: string, options: { strict?: boolean; data?: string; json?: boolean }) => {
        const [{ readConfiguration }, { runImport, sayReport }, { Failure }] = await Promise.all([
          import('../boot/configuration.ts'),
          import('../transfer/run-import.ts'),
          import('../io/failure.ts'),
        ]);
        const report = await runImport(terminal, readConfiguration(terminal, options), kind, file);
        if (options.json) sayJson(terminal, report);
        else sayReport(terminal, report);
        if (report.read > 0 && report.refused === report.read) throw new Failure('No row could be taken');
        if (options.strict && report.refused > 0) throw new Failure(`${report.refused} rows were refused`);
      },
    );
}
