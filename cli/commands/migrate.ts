import { Command } from 'commander';
import { say, type Terminal } from '../io/terminal.ts';
import { dataOption } from './options.ts';

export function makeMigrate(terminal: Terminal): Command {
  return new Command('migrate')
    .description(
      'bring the tables up to date, and areas and taxonomy into a new database; repeating it changes nothing',
    )
    .addOption(dataOption())
    .action(async (options: { data?: string }) => {
      const [{ readConfiguration }, { withServices }, { prepareDatabase }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('../boot/services.ts'),
        import('../boot/worlds.ts'),
      ]);
      await withServices(readConfiguration(terminal, options), async services => {
        const done = await services.db.migrate();
        for (const name of done) say(terminal, `ran ${name}`);
        say(terminal, done.length === 0 ? 'The tables were up to date.' : `${done.length} migrations ran.`);
        await prepareDatabase(terminal, services, 'none');
      });
    });
}
