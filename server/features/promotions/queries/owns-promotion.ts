import type { Reader } from '../../../platform/db/reader.ts';
import { ownsPage } from '../../providers/queries/owned-ids.ts';
import type { OwnerIds } from '../promotion-tags.ts';

/** Whether an account owns the page whose promotion it is. Ask the primary database or a unit of work. */
export async function ownsPromotion(
  primary: Pick<Reader, 'row'>,
  accountId: number,
  { place, professional }: OwnerIds,
): Promise<boolean> {
  if (place !== null) return ownsPage(primary, accountId, { kind: 'place', id: place });
  return professional !== null && ownsPage(primary, accountId, { kind: 'professional', id: professional });
}
