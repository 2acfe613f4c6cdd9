import { Command } from 'commander';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption } from './options.ts';

export function makeReindex(terminal: Terminal): Command {
  return new Command('reindex')
    .description(
      'rebuild the search index, the order of names, the filter counts and the links inside texts from the tables; reading goes on meanwhile',
    )
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: { data?: string; json?: boolean }) => {
      const [{ readConfiguration }, { withMigratedServices }, { rebuild }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('../boot/services.ts'),
        import('../boot/rebuild.ts'),
      ]);
      const config = readConfiguration(terminal, options);
      const documents = await withMigratedServices(config, services => rebuild(terminal, services));
      if (options.json) sayJson(terminal, { documents });
      else say(terminal, `${documents.toLocaleString('en-US')} documents indexed, filter counts and links rebuilt.`);
    });
}
