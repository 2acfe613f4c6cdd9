import { Argument, Command } from 'commander';
import type { Terminal } from '../io/terminal.ts';
import type { ImportsOptions, UndoImportOptions } from '../transfer/import-actions.ts';
import { dataOption, jsonOption, rowId } from './options.ts';

/** Imports that wrote something, and how one is taken back. */
export function makeImports(terminal: Terminal): Command {
  const actions = () => import('../transfer/import-actions.ts');
  const imports = new Command('imports').description('show the imports of the last 90 days, or take one back');
  imports.addCommand(
    new Command('list')
      .description('show what was imported, the newest first')
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (options: ImportsOptions) => (await actions()).sayImports(terminal, options)),
  );
  imports.addCommand(
    new Command('undo')
      .description('take an import back; what was changed or used since stays as it is and is named')
      .addArgument(new Argument('<number>', 'number in "antam imports list"').argParser(rowId))
      .option('--dry-run', 'say what would be taken back, and write nothing')
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (number: number, options: UndoImportOptions) =>
        (await actions()).takeImportBack(terminal, number, options),
      ),
  );
  return imports;
}
