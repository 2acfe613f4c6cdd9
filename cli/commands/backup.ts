import { Command } from 'commander';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption } from './options.ts';

export function makeBackup(terminal: Terminal): Command {
  return new Command('backup')
    .description('write database and uploads into one archive (tar.gz), while the server may go on running')
    .argument('<file>', 'archive to write')
    .option('--force', 'replace the file when it is there already')
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nThe secret of the data folder is not in it: keep ANTAM_SECRET, or the file "secret", apart.',
    )
    .action(async (file: string, options: { force?: boolean; data?: string; json?: boolean }) => {
      const [{ readConfiguration }, { withDatabase }, { createBackup, requireFree }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('../boot/services.ts'),
        import('../backup/create-backup.ts'),
      ]);
      if (!options.force) requireFree(file);
      const config = readConfiguration(terminal, options);
      const result = await withDatabase(config, services => createBackup(services, file));
      if (options.json) sayJson(terminal, result);
      else {
        say(terminal, `${result.file}: ${(result.bytes / 1_048_576).toFixed(1)} MB`);
        if (!result.hasUploads) say(terminal, 'Without uploads: they are in an object store, or there are none.');
      }
    });
}
