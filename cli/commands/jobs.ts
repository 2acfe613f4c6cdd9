import { Argument, Command, Option } from 'commander';
import type { Terminal } from '../io/terminal.ts';
import type { DropOptions, ListOptions, RetryOptions } from '../outbox/job-actions.ts';
import { dataOption, jsonOption, rowIds, wholeNumber } from './options.ts';

/** Jobs of the outbox that are not done. */
export function makeJobs(terminal: Terminal): Command {
  const actions = () => import('../outbox/job-actions.ts');
  const jobs = new Command('jobs').description(
    'show the jobs of the outbox that wait or failed, do them again, drop them',
  );
  jobs.addCommand(
    new Command('list')
      .description('show jobs that failed, then those that wait, in the order in which they are done')
      .addOption(new Option('--state <state>', 'only these').choices(['failed', 'waiting']))
      .option('--topic <topic>', 'only jobs of this topic, e.g. mail.send-sealed')
      .option('--limit <number>', 'at most so many of a state', wholeNumber(1, 1_000), 50)
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (options: ListOptions) => (await actions()).listOpenJobs(terminal, options)),
  );
  jobs.addCommand(
    new Command('retry')
      .description('let jobs be done as soon as a worker is free')
      .addArgument(new Argument('[ids...]', 'numbers in "antam jobs list"').argParser(rowIds))
      .option('--failed', 'all jobs that failed')
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (ids: number[], options: RetryOptions) => (await actions()).retryJobs(terminal, ids, options)),
  );
  jobs.addCommand(
    new Command('drop')
      .description('give jobs up: nobody does them any more')
      .addArgument(new Argument('<ids...>', 'numbers in "antam jobs list"').argParser(rowIds))
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (ids: number[], options: DropOptions) => (await actions()).dropJobs(terminal, ids, options)),
  );
  return jobs;
}
