import { Command, Option } from 'commander';
import type { ServeOptions } from '../boot/serve.ts';
import type { Terminal } from '../io/terminal.ts';
import { dataOption, wholeNumber } from './options.ts';

export function makeServe(terminal: Terminal): Command {
  return new Command('serve')
    .description('run website, API and worker until stopped; migrates, and fills an empty database')
    .option('--port <number>', 'port to listen on; 0 takes a free one (instead of PORT)', wholeNumber(0, 65_535))
    .option('--memory', 'keep everything in a temporary folder that is removed at the end')
    .addOption(
      new Option('--world <name>', 'what to fill an empty database with (default: reference lists only)').choices([
        'tiny',
        'demo',
        'none',
      ]),
    )
    .addOption(dataOption().conflicts('memory'))
    .action(async (options: ServeOptions) => {
      const { serve } = await import('../boot/serve.ts');
      await serve(terminal, options);
    });
}
