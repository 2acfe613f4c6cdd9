import { Command } from 'commander';
import { notice, sayJson, type Terminal } from '../io/terminal.ts';
import type { TransferKindName } from '../transfer/kinds.ts';
import { dataOption, jsonOption, kindArgument } from './options.ts';

interface ImportCommandOptions {
  readonly strict?: boolean;
  readonly dryRun?: boolean;
  readonly rejected?: string;
  readonly data?: string;
  readonly json?: boolean;
}

export function makeImport(terminal: Terminal): Command {
  return new Command('import')
    .description('take a list in: adds what is new, updates what is known by its id, says for every other row why')
    .addArgument(kindArgument())
    .argument('<file>', 'CSV file (UTF-8, with a header)')
    .option('--dry-run', 'check every row and report, and write nothing')
    .option('--rejected <file>', 'write the refused rows there as they came, each with its reason in Vietnamese')
    .option('--strict', 'end with exit code 1 when any row was refused')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (kind: TransferKindName, file: string, options: ImportCommandOptions) => {
      const [{ readConfiguration }, { runImport, sayReport }, { requireRejectable, writeRejected }, { Failure }] =
        await Promise.all([
          import('../boot/configuration.ts'),
          import('../transfer/run-import.ts'),
          import('../transfer/write-rejected.ts'),
          import('../io/failure.ts'),
        ]);
      const { dryRun = false, rejected } = options;
      if (rejected !== undefined) requireRejectable(file, rejected);
      const report = await runImport(terminal, readConfiguration(terminal, options), kind, file, { dryRun });
      if (options.json) sayJson(terminal, report);
      else sayReport(terminal, report);
      if (rejected !== undefined) await writeRejected(kind, file, rejected, report);
      if (dryRun) notice(terminal, 'Nothing was written: this was a dry run.');
      if (report.read > 0 && report.refused === report.read) throw new Failure('No row could be taken');
      if (options.strict && report.refused > 0) throw new Failure(`${report.refused} rows were refused`);
    });
}
