import { Command, Option } from 'commander';
import type { SeedRequest } from '../boot/seed.ts';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption, wholeNumber } from './options.ts';

interface SeedOptions extends SeedRequest {
  readonly data?: string;
  readonly json?: boolean;
}

export function makeSeed(terminal: Terminal): Command {
  return new Command('seed')
    .description('fill the database with made-up people and places; repeating it adds nothing')
    .addOption(
      new Option('--world <name>', 'tiny: one of each kind; demo: what "npm start" shows; vietnam: 100,000 doctors')
        .choices(['tiny', 'demo', 'vietnam'])
        .makeOptionMandatory(),
    )
    .option('--seed <number>', 'another number makes another world', wholeNumber(0, 2 ** 31 - 1))
    .option('--rows <number>', 'professionals of the world vietnam; places in proportion', wholeNumber(1, 5_000_000))
    .option('--threads <number>', 'questions to doctors of the world vietnam', wholeNumber(0, 5_000_000))
    .option('--force', 'remove all places, professionals, collections and pictures that are there first')
    .option('--yes <name>', 'in production, the name of the database whose contents --force may remove')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: SeedOptions) => {
      const [{ readConfiguration }, { runSeed }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('../boot/seed.ts'),
      ]);
      const result = await runSeed(terminal, readConfiguration(terminal, options), options);
      if (options.json) sayJson(terminal, result);
      else if (result.already) say(terminal, `The world ${options.world} is there already.`);
      else {
        const rate = Math.round(result.rows / Math.max(result.seconds, 0.001)).toLocaleString('en-US');
        const rows = result.rows.toLocaleString('en-US');
        say(terminal, `The world ${options.world}: ${rows} rows in ${result.seconds.toFixed(1)} s (${rate} a second).`);
      }
    });
}
