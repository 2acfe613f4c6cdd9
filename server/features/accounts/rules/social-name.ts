import { accountEmail, accountName } from '../contract.ts';

const MAX_NAME = 80;
const NAMELESS = 'Người dùng An Tâm';

/** The name that a provider gives, as an account may have it. */
export function socialName(name: string | undefined): string {
  const readable = name
    ?.replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .toWellFormed();
  return accountName.safeParse(readable).data ?? NAMELESS;
}

/** The address that a provider gives in the form in which addresses are stored; null where it is none. */
export function socialEmail(email: string | undefined): string | null {
  return accountEmail.safeParse(email).data ?? null;
}
