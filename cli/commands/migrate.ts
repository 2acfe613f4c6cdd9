import { Command } from 'commander';
import { say, type Terminal } from '../io/terminal.ts';
import { dataOption } from './options.ts';

export function makeMigrate(terminal: Terminal): Command {
  return new Command('migrate')
    .description('bring the tables up to date; repeating it changes nothing')
    .addOption(dataOption())
    .action(async (options: { data?: string }) => {
      const [{ readConfiguration }, { withServices }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('../boot/services.ts'),
      ]);
      const done = await withServices(readConfiguration(terminal, options), services => services.db.migrate());
      for (const name of done) say(terminal, `ran ${name}`);
      say(terminal, done.length === 0 ? 'The tables were up to date.' : `${done.length} migrations ran.`);
    });
}
