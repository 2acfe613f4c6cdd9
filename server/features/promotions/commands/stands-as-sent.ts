import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type DetailRow, detailRows } from '../queries/promotion-rows.ts';

/** What a provider decides about a promotion by sending it. */
type SentColumns = Pick<
  DetailRow,
  | 'title'
  | 'description'
  | 'category'
  | 'oldPrice'
  | 'newPrice'
  | 'startsAt'
  | 'endsAt'
  | 'useUntil'
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
      old_price: columns.oldPrice,
      new_price: columns.newPrice,
      starts_at: columns.startsAt,
      ends_at: columns.endsAt,
      use_until: columns.useUntil,
      quota: columns.quota,
      terms: columns.terms,
      groups: columns.groups,
    }),
  );
