import { Command } from 'commander';
import { counted } from '../io/counted.ts';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption } from './options.ts';

interface MigrateOptions {
  readonly data?: string;
  readonly check?: boolean;
  readonly json?: boolean;
}

export function makeMigrate(terminal: Terminal): Command {
  return new Command('migrate')
    .description(
      'bring the tables up to date, and areas and taxonomy into a new database; repeating it changes nothing',
    )
    .option('--check', 'only say what is pending, what it would cost and whether there is room for it')
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nA SQLite database is first copied to "snapshots" in its data folder; three copies stay.')
    .action((options: MigrateOptions) => (options.check ? check(terminal, options) : migrate(terminal, options)));
}

async function migrate(terminal: Terminal, options: MigrateOptions): Promise<void> {
  const [{ readConfiguration }, { withServices }, { prepareDatabase }, { migrateSafely }] = await Promise.all([
    import('../boot/configuration.ts'),
    import('../boot/services.ts'),
    import('../boot/worlds.ts'),
    import('../upgrade/migrate-safely.ts'),
  ]);
  await withServices(readConfiguration(terminal, options), async services => {
    const done = await migrateSafely(terminal, services);
    await prepareDatabase(terminal, services, 'none');
    if (options.json) return sayJson(terminal, { ran: done });
    for (const name of done) say(terminal, `ran ${name}`);
    say(terminal, done.length === 0 ? 'The tables were up to date.' : `${counted(done.length, 'migration')} ran.`);
  });
}

async function check(terminal: Terminal, options: MigrateOptions): Promise<void> {
  const [{ readConfiguration }, { withDatabase }, { checkMigrations }, { tellCheck }] = await Promise.all([
    import('../boot/configuration.ts'),
    import('../boot/services.ts'),
    import('../upgrade/check-migrations.ts'),
    import('../upgrade/tell-check.ts'),
  ]);
  const found = await withDatabase(readConfiguration(terminal, options), checkMigrations);
  if (options.json) sayJson(terminal, found);
  tellCheck(terminal, found, options.json === true);
}
