import type { Reader } from '../../../platform/db/reader.ts';
import { ownsPage } from '../../providers/queries/owned-ids.ts';
import type { OwnerIds } from '../promotion-tags.ts';

/** Whether an account owns the page whose promotion it is. Ask the primary database or a unit of work. */
export async function ownsPromotion(
  primary: Pick<Reader, 'row'>,
  accountId: number,
  { place_id, professional_id }: OwnerIds,
): Promise<boolean> {
  if (place_id !== null) return ownsPage(primary, accountId, { kind: 'place', id: place_id });
  return professional_id !== null && ownsPage(primary, accountId, { kind: 'professional', id: professional_id });
}
