import { hash, verify } from '@node-rs/argon2';

/** How passwords become hashes. Hashes are PHC strings with a random salt, and say themselves what they cost. */
export interface Passwords {
  /** Hashes a password in NFC, so that every keyboard yields the same bytes. */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash. Without a hash it takes as long and returns false. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

/** What one hash of Argon2id takes: KiB of memory, and passes over it. */
interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** OWASP's parameters for servers. */
const SERVER_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** @param cost what no operator can set; tests that are not about passwords take less */
export function createPasswords(cost = SERVER_COST): Passwords {
  const hashed = (password: string) => hash(password.normalize('NFC'), { ...cost, parallelism: 1 });
  // What is checked where there is no account, so that the time of an answer does not reveal whether there is one.
  const nobody = hashed('nobody has this password');
  return {
    hash: hashed,
    verify: async (passwordHash, password) => {
      const matches = await verify(passwordHash ?? (await nobody), password.normalize('NFC'));
      return matches && passwordHash != null;
    },
  };
}
