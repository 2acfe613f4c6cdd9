import { touchContent } from '@antam/server/platform/cache/changed-tags.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { type Finding, ok, warning } from './finding.ts';

/** How many people keep a record, by the table of hearts itself. */
const KEPT = `(select count(*) from favourite where favourite.type = record_count.kind
  and favourite.entity_id = record_count.record_id)`;
const DRIFTED = `record_count.name = 'favourites' and record_count.value <> ${KEPT}`;

/** Whether the stored counts of hearts are those of the hearts. */
export async function checkCounts({ db }: Pick<Services, 'db'>): Promise<Finding> {
  const row = await textOf(db.primary).first<{ drifted: number | string }>(
    `select count(*) as drifted from record_count where ${DRIFTED}`,
  );
  const drifted = Number(row?.drifted ?? 0);
  if (drifted === 0) return ok('counts', 'as many hearts as are stored');
  return warning('counts', `${drifted} counts of hearts have drifted`, 'run "antam doctor --fix"');
}

/** Counts drifted hearts anew and answers how many counts were wrong; nobody adds one meanwhile. */
export function fixCounts(services: Pick<Services, 'db' | 'tags'>): Promise<number> {
  const { db } = services;
  return db.transaction(async unit => {
    const text = textOf(unit);
    if (db.engine === 'postgresql') await text.sql('lock table favourite in share mode');
    const fixed = await text.sql(`update record_count set value = ${KEPT} where ${DRIFTED} returning record_id`);
    if (fixed.length > 0) await touchContent(unit, services);
    return fixed.length;
  });
}
