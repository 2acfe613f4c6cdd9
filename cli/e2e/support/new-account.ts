import type { Caller } from './caller.ts';
import { write } from './log-in.ts';
import { linkInMessage } from './messages.ts';

export type NewAccount = { name: string; email: string; password: string };

let made = 0;

/** Words for a signup that nobody else uses; addresses are limited, so tests share accounts where they can. */
export function newPerson(name = 'Đặng Thu Hà'): NewAccount {
  made++;
  return { name, email: `ha-${process.pid}-${made}@antam.example`, password: 'con-meo-tren-mai-nha' };
}

/** Signs a visitor up by the API; the context is logged in as them. */
export async function signUp(context: Caller, fields: Record<string, string> = {}): Promise<NewAccount> {
  const person = { ...newPerson(), ...fields };
  const answer = await write(context, 'POST', '/api/v1/signup/', person);
  if (answer.status() !== 200) throw new Error(`No signup: ${answer.status()} ${await answer.text()}`);
  return person;
}

/** Opens the link in the email that confirms an address. */
export async function confirmEmail(context: Caller, email: string): Promise<void> {
  const answer = await write(context, 'POST', await linkInMessage(email, '/xac-thuc/'), {});
  if (answer.status() !== 200) throw new Error(`Not confirmed: ${answer.status()} ${await answer.text()}`);
}
