import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../../platform/env/secret.ts';
import type { Previewed } from '../../../platform/subjects/preview-kind.ts';

const DAY_MS = 86_400_000;
/** How long a preview can be looked at: long enough for a doctor who checks a text, short enough to be forgotten. */
export const PREVIEW_DAYS = 3;

/** Half of the hash: 128 bits nobody guesses. */
const BYTES = 16;
const TOKEN = /^([a-z-]{1,20})\.(\d{1,10})\.(\d{1,10})\.([0-9a-z]{1,9})\.([\w-]{22})$/;

export const previewEnd = (now: Date): Date => new Date(now.getTime() + PREVIEW_DAYS * DAY_MS);

/** The token of a preview: which record, which version, until when, and the signature; nothing stores it. */
export function previewToken(secret: Secret, { kind, id, version }: Previewed, end: Date): string {
  const named = [kind, id, version ?? 0, Math.floor(end.getTime() / 1_000).toString(36)].join('.');
  return `${named}.${signatureOf(secret, named)}`;
}

/** What a token lets its holder look at; undefined where it was altered, was never made or is over. */
export function readPreviewToken(secret: Secret, token: string, now: Date): Previewed | undefined {
  const [, kind, id, version, end, signature] = TOKEN.exec(token) ?? [];
  if (kind === undefined || end === undefined || signature === undefined) return undefined;
  const named = token.slice(0, -signature.length - 1);
  if (!secret.accepted.some(one => isSame(signatureOf(one, named), signature))) return undefined;
  if (Number.parseInt(end, 36) * 1_000 <= now.getTime()) return undefined;
  return { kind, id: Number(id), version: Number(version) || null };
}

const signatureOf = (secret: Secret, named: string): string =>
  createHmac('sha256', secret.reveal()).update(`preview:${named}`).digest().subarray(0, BYTES).toString('base64url');

function isSame(right: string, sent: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(sent)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const PREFIX = '/xem-truoc/';

/** The address of a preview, without the site's origin. */
export const previewPath = (token: string): string => `${PREFIX}${token}/`;

/** The token in a path; undefined for all other paths. */
export function tokenInPath(path: string): string | undefined {
  if (!path.startsWith(PREFIX)) return undefined;
  const token = path.slice(PREFIX.length).replace(/\/$/, '');
  return token === '' ? undefined : token;
}
