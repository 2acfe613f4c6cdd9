import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../../platform/env/secret.ts';

/** The most accounts that one browser remembers. */
const MAX_DEVICES = 5;
const MARK_LENGTH = 22;

/** The account of a mark. A new password invalidates earlier marks. */
export interface MarkedAccount {
  readonly id: number;
  readonly passwordHash: string | null;
}

/** A browser's proof that it was logged in to an account before; it reveals no account. */
function markOf(secret: Secret, { id, passwordHash }: MarkedAccount): string {
  const key = createHmac('sha256', secret.reveal()).update('known-device').digest();
  return createHmac('sha256', key)
    .update(`${id} ${passwordHash ?? ''}`)
    .digest('base64url')
    .slice(0, MARK_LENGTH);
}

const marksIn = (cookie: string | undefined) =>
  (cookie ?? '').split('.').filter(mark => /^[\w-]+$/.test(mark) && mark.length === MARK_LENGTH);

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whether the cookie's browser was logged in to the account since the password was set. */
export function knowsDevice(secret: Secret, cookie: string | undefined, account: MarkedAccount): boolean {
  const marks = secret.accepted.map(one => markOf(one, account));
  return marksIn(cookie)
    .slice(0, MAX_DEVICES)
    .some(other => marks.some(mark => isSame(other, mark)));
}

/** The cookie's new value after a login; of too many marks the oldest is dropped. */
export function withDevice(secret: Secret, cookie: string | undefined, account: MarkedAccount): string {
  const mark = markOf(secret, account);
  return [mark, ...marksIn(cookie).filter(other => other !== mark)].slice(0, MAX_DEVICES).join('.');
}
