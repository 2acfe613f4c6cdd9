import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's parameters for servers: 19 MiB, two passes, one lane. Hashes are PHC strings with a random salt. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash to check against where there is no account, so that the time of an answer does not tell whether there is one. */
const NOBODY = hash('nobody has this password', OPTIONS);

/** Hashes a password in NFC, so that every keyboard yields the same bytes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), OPTIONS);
}

/** Whether the password belongs to the hash. Without a hash it takes as long and returns false. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await NOBODY), password.normalize('NFC'));
  return matches && passwordHash != null;
}
