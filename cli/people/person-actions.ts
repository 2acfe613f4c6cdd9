import { accountEmail } from '@antam/server/features/accounts/contract.ts';
import { erasePerson } from '@antam/server/features/privacy/commands/erase-person.ts';
import { type KeptOfPerson, keptOfPerson } from '@antam/server/features/privacy/queries/kept-of-person.ts';
import { vietnamMoment } from '@antam/server/platform/clock/vietnam-calendar.ts';
import { Problem } from '@antam/server/platform/errors/problem.ts';
import { readConfiguration } from '../boot/configuration.ts';
import { withMigratedServices } from '../boot/services.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { renderTable } from '../io/table.ts';
import { say, sayJson, type Terminal } from '../io/terminal.ts';

export interface PersonOptions {
  readonly data?: string;
  readonly json?: boolean;
}

export interface EraseOptions extends PersonOptions {
  readonly yes?: boolean;
}

/** `antam person show` */
export async function showPerson(terminal: Terminal, given: string, options: PersonOptions): Promise<void> {
  const email = readEmail(given);
  const found = await withMigratedServices(readConfiguration(terminal, options), services =>
    keptOfPerson(services, email),
  );
  tell(terminal, options, found);
  if (isNothing(found)) throw new Failure('Nothing is kept of this address');
}

/** `antam person erase` */
export async function erasePersonNow(terminal: Terminal, given: string, options: EraseOptions): Promise<void> {
  if (!options.yes) {
    await showPerson(terminal, given, options);
    throw new Failure('Nothing was erased: to erase all this for good, give --yes', EXIT.usage);
  }
  const email = readEmail(given);
  const erased = await withMigratedServices(readConfiguration(terminal, options), async services => {
    try {
      return await erasePerson(services, { email, actorId: null });
    } catch (error) {
      if (error instanceof Problem && error.status === 404) throw new Failure('Nothing is kept of this address');
      if (error instanceof Problem && error.status === 409)
        throw new Failure('This is the account of staff: disable it in the console instead');
      throw error;
    }
  });
  tell(terminal, options, erased);
  if (!options.json) say(terminal, 'All of it is erased.');
}

function tell(terminal: Terminal, { json }: PersonOptions, found: KeptOfPerson): void {
  const { account, kept, called_off } = found;
  if (json) sayJson(terminal, { account: account ?? null, kept, called_off });
  else if (!isNothing(found)) {
    say(terminal, account ? `Account ${account.id}: ${account.role}, ${account.status}` : 'No account');
    say(
      terminal,
      renderTable(
        ['what', 'rows'],
        kept.map(({ what, rows }) => [what, String(rows)]),
      ),
    );
    if (called_off.length > 0) {
      say(terminal, 'An erasure cancels these visits to come, and tells their providers:');
      say(
        terminal,
        renderTable(
          ['visit', 'start'],
          called_off.map(({ code, start }) => [code, vietnamMoment(start)]),
        ),
      );
    }
  }
}

const isNothing = ({ account, kept }: KeptOfPerson) => !account && kept.length === 0;

function readEmail(given: string): string {
  const parsed = accountEmail.safeParse(given);
  if (!parsed.success) throw new Failure(`"${given}" is no e-mail address`, EXIT.usage);
  return parsed.data;
}
