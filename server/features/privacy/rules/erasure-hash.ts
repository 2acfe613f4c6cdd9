import { createHmac } from 'node:crypto';

/** What of an account never changes, and stands in every backup that has it. */
export interface ErasedAccount {
  readonly id: number;
  readonly createdAt: Date;
}

/** A keyed hash of an account, 43 letters: nobody without the secret can tell whose it is. */
export const erasureHash = (secret: string, { id, createdAt }: ErasedAccount): string =>
  createHmac('sha256', secret).update(`erased account ${id} of ${createdAt.getTime()}`).digest('base64url');
