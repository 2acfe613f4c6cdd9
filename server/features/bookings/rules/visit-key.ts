import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../../platform/env/secret.ts';
import { bookingPages } from '../pages.ts';

/** Half of the hash: 128 bits nobody guesses, and the address still fits a text message. */
const BYTES = 16;

/** What opens a visit without an account, made from its code with the installation's secret; nothing of it is stored. */
const visitKey = (secret: Secret, code: string): string =>
  createHmac('sha256', secret.reveal()).update(`booking:${code}`).digest().subarray(0, BYTES).toString('base64url');

/** Whether a key opens the visit with this code; takes as long for a wrong key as for the right one. */
export function opensVisit(secret: Secret, code: string, key: string): boolean {
  return secret.accepted.some(one => isSame(visitKey(one, code), key));
}

function isSame(right: string, sent: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(sent)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The address of a visit's page, with the key: `/dat-kham/…/?key=…`, without the site's origin. */
export const visitLink = (secret: Secret, code: string): string =>
  bookingPages.visit({ code }, { key: visitKey(secret, code) });
