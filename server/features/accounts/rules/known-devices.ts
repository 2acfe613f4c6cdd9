import { createHmac } from 'node:crypto';
import type { Secret } from '../../../platform/env/secret.ts';

/** Accounts that one browser is remembered for. */
const MOST = 5;
const MARK_LENGTH = 22;

/** A browser's proof that it was logged in to an account before, which says nothing to anybody else. */
function markOf(secret: Secret, accountId: number): string {
  const key = createHmac('sha256', secret.reveal()).update('known-device').digest();
  return createHmac('sha256', key).update(String(accountId)).digest('base64url').slice(0, MARK_LENGTH);
}

const marksIn = (cookie: string | undefined) =>
  (cookie ?? '').split('.').filter(mark => /^[\w-]+$/.test(mark) && mark.length === MARK_LENGTH);

/** Whether the cookie's browser was logged in to the account before. */
export function knowsDevice(secret: Secret, cookie: string | undefined, accountId: number): boolean {
  return marksIn(cookie).includes(markOf(secret, accountId));
}

/** The cookie's new value, once its browser is logged in to the account; the oldest of too many is forgotten. */
export function withDevice(secret: Secret, cookie: string | undefined, accountId: number): string {
  const mark = markOf(secret, accountId);
  return [mark, ...marksIn(cookie).filter(other => other !== mark)].slice(0, MOST).join('.');
}
