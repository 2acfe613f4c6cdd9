import { Argument, Command, Option } from 'commander';
import type { Terminal } from '../io/terminal.ts';
import type { ListOptions, RetryOptions, ServerOptions } from '../outbox/mail-actions.ts';
import { dataOption, jsonOption, rowId, rowIds, wholeNumber } from './options.ts';

/** Email messages: what waits, what a mail server refused and why, and once more. */
export function makeMail(terminal: Terminal): Command {
  const actions = () => import('../outbox/mail-actions.ts');
  const mail = new Command('mail').description(
    'show email messages that wait or failed, send them again, try the mail server',
  );
  mail.addCommand(
    new Command('list')
      .description(
        'show email messages, the oldest first: since when they wait, how often they were tried, the last answer',
      )
      .addOption(
        new Option('--state <state>', 'failed: can be sent again; given_up: content and recipient are gone')
          .choices(['open', 'waiting', 'failed', 'given_up', 'sent'])
          .default('open', 'waiting and failed'),
      )
      .option('--limit <number>', 'at most so many of a state', wholeNumber(1, 1_000), 50)
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (options: ListOptions) => (await actions()).listMail(terminal, options)),
  );
  mail.addCommand(
    new Command('show')
      .description('show one email message: its recipient, its subject and each answer of the mail server')
      .argument('<id>', 'its number in "antam mail list"', rowId)
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (id: number, options: ServerOptions) => (await actions()).showMail(terminal, id, options)),
  );
  mail.addCommand(
    new Command('retry')
      .description('let email messages be sent again as soon as a worker is free')
      .addArgument(new Argument('[ids...]', 'numbers in "antam mail list"').argParser(rowIds))
      .option('--failed', 'all email messages that failed')
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (ids: number[], options: RetryOptions) => (await actions()).retryMail(terminal, ids, options)),
  );
  mail.addCommand(
    new Command('test')
      .description('hand an email message to the mail server now and say what it answers')
      .argument('<email>', 'address that gets the message')
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (email: string, options: ServerOptions) => (await actions()).testMail(terminal, email, options)),
  );
  return mail;
}
