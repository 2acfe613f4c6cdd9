import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../../platform/env/secret.ts';

/** Half of the hash: 128 bits nobody guesses. */
const BYTES = 16;
const TOKEN = /^(\d{1,10})-([\w-]{22})$/;

/** What a mailed link does with a thread: it confirms the address of its asker, or ends email messages about it. */
export type TokenUse = 'confirm' | 'stop';

const signatureOf = (secret: Secret, use: TokenUse, id: number, whose: string): string =>
  createHmac('sha256', secret.reveal())
    .update(`thread-${use}:${id}:${whose}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url');

/**
 * The token of a mailed link, which nothing stores.
 * @param id that the link names: of the thread
 * @param whose the address, or the account, that the email message went to
 */
export const threadToken = (secret: Secret, use: TokenUse, id: number, whose: string): string =>
  `${id}-${signatureOf(secret, use, id, whose)}`;

/** The thread that a token names, whether or not it is genuine; undefined for what is no token. */
export function namedThread(token: string): number | undefined {
  const [, id] = TOKEN.exec(token) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Whether a token was made for this; takes as long for a wrong one as for the right one. */
export function isGenuine(secret: Secret, token: string, use: TokenUse, id: number, whose: string): boolean {
  const sent = Buffer.from(token);
  return secret.accepted.some(one => {
    const right = Buffer.from(threadToken(one, use, id, whose));
    return right.length === sent.length && timingSafeEqual(right, sent);
  });
}

/** Stands in the links of email messages for the visitor who asked, who has no account. */
const ASKER = 0;

/**
 * The token by which email messages about a thread end.
 * @param account null for the visitor who asked
 */
export const stopToken = (secret: Secret, id: number, account: number | null): string =>
  `${account ?? ASKER}.${threadToken(secret, 'stop', id, String(account ?? ASKER))}`;

/** Whose email messages about which thread a token ends; undefined where it was never mailed. */
export function readStopToken(
  secret: Secret,
  token: string,
): { readonly id: number; readonly account: number | null } | undefined {
  const [, whose, rest] = /^(\d{1,10})\.(.+)$/.exec(token) ?? [];
  if (whose === undefined || rest === undefined) return undefined;
  const id = namedThread(rest);
  if (id === undefined || !isGenuine(secret, rest, 'stop', id, whose)) return undefined;
  return { id, account: Number(whose) === ASKER ? null : Number(whose) };
}
