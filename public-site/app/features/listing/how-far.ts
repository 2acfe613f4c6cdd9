import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import { MAX_NEAR_KM } from '@antam/server/features/listing/near-contract.ts';
import { formatNumber } from '../../ui/text/format-number.ts';

/**
 * Says where the first page of a list by distance leaves what is near: the list goes on with what is far away. Null where
 * all of it is near, and for other lists.
 */
export function howFar(
  { sort_by, position_known, page }: Pick<ListMeta, 'sort_by' | 'position_known' | 'page'>,
  distances: readonly (number | null)[],
  noun: string,
): string | null {
  return sort_by === 'location' && position_known && page === 1 ? farWords(distances, noun) : null;
}

/** Says where records by distance leave what is near, which is as well in the first of them. Null where all are near. */
export function farWords(distances: readonly (number | null)[], noun: string): string | null {
  const known = distances.filter(distance => distance !== null);
  const near = known.filter(distance => distance <= MAX_NEAR_KM).length;
  const [first] = known;
  if (first === undefined || near === known.length) return null;
  if (near > 0) return `Chỉ có ${near} ${noun} trong vòng ${MAX_NEAR_KM} km quanh bạn, sau đó là những nơi xa hơn.`;
  return `Chưa có ${noun} nào trong vòng ${MAX_NEAR_KM} km quanh bạn. Nơi gần nhất cách bạn ${formatNumber(Math.round(first))}\u00a0km.`;
}
