import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type DetailRow, detailRows } from '../queries/promotion-rows.ts';

/** What a provider decides about a promotion by sending it. */
type SentColumns = Pick<
  DetailRow,
  | 'title'
  | 'description'
  | 'category'
  | 'old_price'
  | 'new_price'
  | 'starts_at'
  | 'ends_at'
  | 'use_until'
  | 'quota'
  | 'terms'
  | 'groups'
>;

/** Whether a promotion is there as it was sent: it was neither edited, ended, refused nor deleted since. */
export async function standsAsSent(unit: UnitOfWork, id: number, sent: SentColumns): Promise<boolean> {
  const row = await unit.row(detailRows.where('promotion.id', '=', id));
  return row !== undefined && row.status !== 'hidden' && isDeepStrictEqual(comparable(row), comparable(sent));
}

/** Both sides as JSON: a stored option has no members without a value. */
const comparable = (columns: SentColumns): unknown =>
  JSON.parse(
    JSON.stringify({
      title: columns.title,
      description: columns.description,
      category: columns.category,
      old_price: columns.old_price,
      new_price: columns.new_price,
      starts_at: columns.starts_at,
      ends_at: columns.ends_at,
      use_until: columns.use_until,
      quota: columns.quota,
      terms: columns.terms,
      groups: columns.groups,
    }),
  );
