import { Command } from 'commander';
import type { Terminal } from '../io/terminal.ts';
import type { EraseOptions, PersonOptions } from '../people/person-actions.ts';
import { dataOption, jsonOption } from './options.ts';

/** What is kept of a person who asks for it from outside, by post or by phone. */
export function makePerson(terminal: Terminal): Command {
  const actions = () => import('../people/person-actions.ts');
  const person = new Command('person').description('show what is kept of a person, or erase it everywhere');
  person.addCommand(
    new Command('show')
      .description('say how much is kept of the person with an address: rows, pictures, email messages')
      .argument('<email>', 'address of the person')
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (email: string, options: PersonOptions) => (await actions()).showPerson(terminal, email, options)),
  );
  person.addCommand(
    new Command('erase')
      .description('erase it all, at once and for good; backups are not changed, but a restored one forgets again')
      .argument('<email>', 'address of the person')
      .option('--yes', 'do it; without it, only say what would be erased')
      .addOption(dataOption())
      .addOption(jsonOption())
      .action(async (email: string, options: EraseOptions) =>
        (await actions()).erasePersonNow(terminal, email, options),
      ),
  );
  return person;
}
