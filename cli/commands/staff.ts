import { hasControls, hasWords, tidiedLine } from '@antam/server/platform/contract/visible-text.ts';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption } from './options.ts';
import type { CreateOptions, ListOptions, ResetOptions } from './staff-actions.ts';

/** Who may work in the console. The first admin comes from here, the others from an admin as well. */
export function makeStaff(terminal: Terminal): Command {
  const actions = () => import('./staff-actions.ts');
  const staff = new Command('staff').description('make, reset and list the accounts of those who work in the console');
  staff.addCommand(
    new Command('create')
      .description('make a staff account and print the link, good once, by which its owner sets the password')
      .argument('<email>', 'address by which it logs in')
      .addOption(
        new Option('--role <role>', 'what it may do').choices(['moderator', 'editor', 'admin']).makeOptionMandatory(),
      )
      .addOption(new Option('--name <name>', 'name of the person').argParser(personName).makeOptionMandatory())
      .option('--password-stdin', 'read the password from standard input instead of printing a link')
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (email: string, options: CreateOptions) =>
        (await actions()).createAccount(terminal, email, options),
      ),
  );
  staff.addCommand(
    new Command('reset')
      .description('end the sessions and the password of a staff account and print a link to a new one')
      .argument('<email>', 'address by which it logs in')
      .option('--second-factor', 'remove the second factor and its recovery codes too')
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (email: string, options: ResetOptions) => (await actions()).resetAccount(terminal, email, options)),
  );
  staff.addCommand(
    new Command('list')
      .description('show all staff accounts')
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (options: ListOptions) => (await actions()).listAccounts(terminal, options)),
  );
  return staff;
}

function personName(text: string): string {
  const name = tidiedLine(text);
  if (name.length >= 2 && name.length <= 80 && hasWords(name) && !hasControls(name)) return name;
  throw new InvalidArgumentError('It must have 2 to 80 characters.');
}
