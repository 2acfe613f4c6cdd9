import { createHmac } from 'node:crypto';

/** What of an account never changes, and stands in every backup that has it. */
export interface ErasedAccount {
  readonly id: number;
  readonly createdAt: Date;
}

/** A keyed hash of an account, 43 letters: nobody without the secret can find out whose it is. */
export const erasureHash = (secret: string, { id, createdAt }: ErasedAccount): string =>
  keyedHash(secret, `erased account ${id} of ${createdAt.getTime()}`);

/** A keyed hash of an address in its stored form, as {@link erasureHash}: without the secret no address can be tried. */
export const addressHash = (secret: string, email: string): string => keyedHash(secret, `erased address ${email}`);

const keyedHash = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');
