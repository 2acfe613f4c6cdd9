import { FEATURES } from '@antam/server/app/features.ts';
import { touchContent } from '@antam/server/platform/cache/changed-tags.ts';
import { countDrifted, recount } from '@antam/server/platform/counts/stored-counts.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { type Finding, ok, warning } from './finding.ts';

/** A kind of count, and how many rows it is wrong in. */
interface Drift {
  readonly what: string;
  readonly rows: number;
}

export const driftWords = (drifts: readonly Drift[]): string =>
  drifts.map(({ what, rows }) => `${what} in ${rows} ${rows === 1 ? 'row' : 'rows'}`).join(', ');

const countsOf = (services: Services) => FEATURES.flatMap(feature => feature.counts(services));

/** Whether what is stored as counts is what counting finds. */
export async function checkCounts(services: Services): Promise<Finding> {
  const drifts: Drift[] = [];
  for (const counts of countsOf(services)) {
    const rows = await countDrifted(textOf(services.db.primary), counts);
    if (rows > 0) drifts.push({ what: counts.what, rows });
  }
  if (drifts.length === 0) return ok('counts', 'as many as are stored');
  return warning('counts', `drifted: ${driftWords(drifts)}`, 'run "antam doctor --fix"');
}

/** Recounts what has drifted, each kind in a transaction of its own, and answers what was wrong. */
export async function fixCounts(services: Services): Promise<Drift[]> {
  const { db } = services;
  const drifts: Drift[] = [];
  for (const counts of countsOf(services)) {
    const rows = await db.transaction(async unit => {
      const fixed = await recount(unit, services, db.engine, counts);
      if (fixed > 0) await touchContent(unit, services);
      return fixed;
    });
    if (rows > 0) drifts.push({ what: counts.what, rows });
  }
  return drifts;
}
