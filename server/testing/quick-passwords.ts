import { createPasswords } from '../platform/auth/password.ts';

/** Passwords hashed with as little work as Argon2 allows; every test that is not about them would pay for it. */
export const quickPasswords = createPasswords({ memoryCost: 8, timeCost: 1 });
