import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP advises for servers: 19 MiB, two passes, one lane; the salt is random, the form is PHC's. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash to check against where there is no account, so that nobody can tell the two apart by the clock. */
const NOBODY = hash('nobody has this password', OPTIONS);

/** Hashes a password in its NFC form, so that every keyboard types the same one. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), OPTIONS);
}

/** Whether the password belongs to the hash; takes as long, and is false, where there is none. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await NOBODY), password.normalize('NFC'));
  return matches && passwordHash != null;
}
