import { text } from 'node:stream/consumers';
import { createStaff, STAFF_LINK_HOURS } from '@antam/server/features/account-admin/commands/create-staff.ts';
import { resetStaff } from '@antam/server/features/account-admin/commands/reset-staff.ts';
import { listStaff, type StaffMember } from '@antam/server/features/account-admin/queries/list-staff.ts';
import { accountEmail, newPassword } from '@antam/server/features/accounts/contract.ts';
import { weakPassword } from '@antam/server/features/accounts/rules/weak-password.ts';
import type { StaffRole } from '@antam/server/platform/auth/principal.ts';
import { readConfiguration } from '../boot/configuration.ts';
import { withMigratedServices } from '../boot/services.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { renderTable } from '../io/table.ts';
import { say, sayJson, type Terminal } from '../io/terminal.ts';

export interface ListOptions {
  readonly data?: string;
  readonly json?: boolean;
}

export interface CreateOptions extends ListOptions {
  readonly role: StaffRole;
  readonly name: string;
  readonly passwordStdin?: boolean;
}

export interface ResetOptions extends ListOptions {
  readonly secondFactor?: boolean;
}

/** `antam staff create` */
export async function createAccount(terminal: Terminal, given: string, options: CreateOptions): Promise<void> {
  const email = readEmail(given);
  const password = options.passwordStdin ? await readPassword(terminal, email) : undefined;
  const config = readConfiguration(terminal, options);
  const { role, name } = options;
  const made = await withMigratedServices(config, async services => {
    const passwordHash = password === undefined ? undefined : await services.passwords.hash(password);
    return services.db.transaction(unit =>
      createStaff(unit, services, { email, name, role, passwordHash, actorId: null }),
    );
  });
  if (!made) throw new Failure(`${email} has an account already`);
  tell(terminal, options, `The ${role} ${email} has an account now.`, {
    id: made.id,
    email,
    role,
    link: made.path === null ? null : config.origin + made.path,
  });
}

/** `antam staff reset` */
export async function resetAccount(terminal: Terminal, given: string, options: ResetOptions): Promise<void> {
  const email = readEmail(given);
  const config = readConfiguration(terminal, options);
  const secondFactor = options.secondFactor === true;
  const reset = await withMigratedServices(config, services =>
    services.db.transaction(unit => resetStaff(unit, services, { email, secondFactor, actorId: null })),
  );
  if (!reset) throw new Failure(`${email} is no staff account in use`);
  const what = secondFactor ? 'The sessions, the password and the second factor' : 'The sessions and the password';
  tell(terminal, options, `${what} of ${email} are gone.`, { id: reset.id, email, link: config.origin + reset.path });
}

/** `antam staff list` */
export async function listAccounts(terminal: Terminal, options: ListOptions): Promise<void> {
  const members = await withMigratedServices(readConfiguration(terminal, options), listStaff);
  if (options.json) sayJson(terminal, members);
  else if (members.length === 0) say(terminal, 'There are no staff accounts: make one with "antam staff create".');
  else say(terminal, staffTable(members));
}

function staffTable(members: readonly StaffMember[]): string {
  const rows = members.map(({ id, email, name, role, status, hasPassword, hasSecondFactor, lastLoginAt }) => [
    String(id),
    email,
    name,
    role,
    status,
    hasPassword ? 'yes' : 'no',
    hasSecondFactor ? 'yes' : 'no',
    lastLoginAt?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never',
  ]);
  const head = ['id', 'email', 'name', 'role', 'status', 'password', 'second factor', 'last login (UTC)'];
  return renderTable(head, rows);
}

interface Told {
  readonly id: number;
  readonly email: string;
  /** Of an account that was made. */
  readonly role?: string;
  readonly link: string | null;
}

function tell(terminal: Terminal, { json }: ListOptions, sentence: string, result: Told): void {
  if (json) sayJson(terminal, result);
  else say(terminal, sentence);
  if (!json && result.link)
    say(terminal, `Within ${STAFF_LINK_HOURS} hours, once, the password is set at ${result.link}`);
}

function readEmail(given: string): string {
  const parsed = accountEmail.safeParse(given);
  if (!parsed.success) throw new Failure(`"${given}" is no e-mail address`, EXIT.usage);
  return parsed.data;
}

/** The password on standard input, without the line's end. */
async function readPassword(terminal: Terminal, email: string): Promise<string> {
  const password = terminal.in ? (await text(terminal.in)).replace(/\r?\n$/, '') : '';
  if (!newPassword.safeParse(password).success) throw new Failure('The password must have 8 to 128 characters');
  if ((await weakPassword(password, email)) !== undefined) throw new Failure('The password is too easy to guess');
  return password;
}
