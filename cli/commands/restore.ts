import { Command } from 'commander';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption } from './options.ts';

export function makeRestore(terminal: Terminal): Command {
  return new Command('restore')
    .description('put database and uploads back from an archive of "antam backup"; stop the server first')
    .argument('<file>', 'archive to read')
    .option('--force', 'replace the database and uploads that are there')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (file: string, options: { force?: boolean; data?: string; json?: boolean }) => {
      const [{ readConfiguration }, { restoreBackup }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('../backup/restore-backup.ts'),
      ]);
      const { manifest, migrated } = await restoreBackup(
        readConfiguration(terminal, options),
        file,
        options.force === true,
      );
      if (options.json) sayJson(terminal, { ...manifest, migrated });
      else {
        say(terminal, `Restored as of ${manifest.createdAt}.`);
        if (migrated.length > 0) say(terminal, `Then brought up to date: ${migrated.join(', ')}.`);
      }
    });
}
