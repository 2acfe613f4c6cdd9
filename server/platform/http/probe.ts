import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../env/config.ts';
import type { Secret } from '../env/secret.ts';
import { Problem } from '../errors/problem.ts';
import type { AppContext } from './app-context.ts';

/** The header by which `antam doctor` asks what of its request arrives; nobody without the secret can. */
export const PROBE_HEADER = 'X-Antam-Probe';
const GOOD_FOR_MS = 300_000;
/** Above what any form may send. */
const MAX_BYTES = 16 * 1_048_576;

/** What arrived of a request that came over the public address. */
export interface ProbeReport {
  /** How many addresses `X-Forwarded-For` names: as many as proxies added one, and those that the sender made up. */
  readonly forwarded: number;
  /** How many of them are believed. */
  readonly trusted: number;
  /** The size of its body. */
  readonly bytes: number;
}

const signatureAt = (secret: Secret, milliseconds: number) =>
  createHmac('sha256', secret.reveal()).update(`probe:${milliseconds}`).digest('base64url');

/** The header's value for a request that is sent now. */
export function probeToken(secret: Secret, now: Date): string {
  return `${now.getTime()}.${signatureAt(secret, now.getTime())}`;
}

/** Whether a request is a probe of an operator who has this installation's secret. */
export function isProbe(ctx: AppContext, { secret }: Pick<Config, 'secret'>, clock: Clock): boolean {
  const [, time, signature = ''] = /^(\d{13})\.([\w-]{43})$/.exec(ctx.get(PROBE_HEADER)) ?? [];
  if (time === undefined || Math.abs(clock.now().getTime() - Number(time)) > GOOD_FOR_MS) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureAt(secret, Number(time))));
}

/** Reads a probe's body and says what arrived. Throws 413 for more than 16 MB. */
export async function reportProbe(ctx: AppContext, { trustProxy }: Pick<Config, 'trustProxy'>): Promise<ProbeReport> {
  let bytes = 0;
  for await (const chunk of ctx.req) {
    bytes += Buffer.byteLength(chunk);
    if (bytes > MAX_BYTES) throw new Problem(413, 'TOO_LARGE', 'Yêu cầu quá lớn.');
  }
  const forwarded = ctx
    .get('X-Forwarded-For')
    .split(',')
    .filter(address => address.trim() !== '').length;
  return { forwarded, trusted: trustProxy, bytes };
}
