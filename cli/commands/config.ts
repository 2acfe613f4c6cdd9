import path from 'node:path';
import { Command } from 'commander';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption } from './options.ts';

export function makeConfig(terminal: Terminal): Command {
  return new Command('config')
    .description('print every setting that is in force and where it comes from; secrets are hidden')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: { data?: string; json?: boolean }) => {
      const [{ settingsInForce }, { unknownNames }, { Failure }, { renderTable }] = await Promise.all([
        import('@antam/server/platform/env/settings.ts'),
        import('@antam/server/platform/env/unknown-names.ts'),
        import('../io/failure.ts'),
        import('../io/table.ts'),
      ]);
      const env = options.data ? { ...terminal.env, ANTAM_DATA: path.resolve(options.data) } : terminal.env;
      const { settings, mistakes } = settingsInForce(env);
      const unknown = unknownNames(env);
      if (options.json) sayJson(terminal, { settings, mistakes, unknown });
      else {
        const rows = settings.map(({ name, value, source }) => [name, value, source]);
        say(terminal, renderTable(['setting', 'in force', 'from'], rows));
        for (const line of [...mistakes, ...unknown]) say(terminal, `! ${line}`);
      }
      if (mistakes.length > 0) throw new Failure('The configuration is wrong');
    });
}
