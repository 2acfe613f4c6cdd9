import { readLocal, removeLocal, writeLocal } from './local-store.ts';

/** The account that was logged in here last. */
const KEY = 'antam:account';

/** Notes who is logged in; answers whether it was another account before. */
export function noteAccount(id: number): boolean {
  const before = readLocal(KEY);
  writeLocal(KEY, String(id));
  return before !== null && before !== String(id);
}

export const forgetAccount = (): void => removeLocal(KEY);
