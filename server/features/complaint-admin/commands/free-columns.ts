import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import type { NewRecord } from '../../records/record-kind.ts';
import type { complaintRecord } from '../complaint.record.ts';
import { tables } from '../tables.ts';

/** Where new complaints stand, behind all others, and slugs that none has. One query. */
export async function freeColumns(
  unit: UnitOfWork,
  added: readonly NewRecord<typeof complaintRecord.fields>[],
): Promise<ReadonlyArray<{ readonly slug: string; readonly position: number }>> {
  const stored = await unit.rows(tables.selectFrom('complaint').select(['slug', 'position']));
  const slugs = new Set(stored.map(({ slug }) => slug));
  const last = Math.max(-1, ...stored.map(({ position }) => position));
  return added.map(({ slug, values: { name } }, at) => ({
    slug: freeSlug(slug ?? slugOf(name), slugs),
    position: last + 1 + at,
  }));
}

/** Names that differ only by accents make the same slug; the later ones get a number. */
function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted.slice(0, 110)}-${number}`;
  taken.add(slug);
  return slug;
}
