import { createHash } from 'node:crypto';
import type { Canonical } from './values.ts';

/** How many rows a table has, and a hash of all of them that their order does not change. */
export interface Fingerprint {
  readonly rows: number;
  readonly hash: string;
}

/** By table. */
export type Fingerprints = Readonly<Record<string, Fingerprint>>;

const LANES = 4;

/** Adds up the hashes of rows, each given as the canonical values of its columns in the order of their names. */
export function createFingerprint() {
  const sums = new BigUint64Array(LANES);
  let rows = 0;
  return {
    add(values: readonly Canonical[]): void {
      const digest = createHash('sha256').update(JSON.stringify(values)).digest();
      for (let lane = 0; lane < LANES; lane += 1) sums[lane] = (sums[lane] ?? 0n) + digest.readBigUInt64LE(lane * 8);
      rows += 1;
    },
    value: (): Fingerprint => ({ rows, hash: Buffer.from(sums.buffer).toString('hex') }),
  };
}

/**
 * Tables that hold nothing of their own: what search and caches derive from others, limits of the moment, and the
 * migrator's notes, which each engine has for itself.
 */
export const isDerived = (table: string): boolean =>
  /^(search_|sqlite_|migration(_note)?$|rate_limit$|changed_tag$)|_fts/.test(table);

/** Tables whose rows are not those that were expected, with what differs; empty where all are alike. */
export function differences(expected: Fingerprints, found: Fingerprints): string[] {
  return Object.entries(expected).flatMap(([table, { rows, hash }]) => {
    const other = found[table];
    if (!other) return [`${table} is missing`];
    if (other.rows !== rows) return [`${table} has ${other.rows} rows and not ${rows}`];
    return other.hash === hash ? [] : [`${table} has other contents`];
  });
}
