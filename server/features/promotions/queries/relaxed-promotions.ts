import type { Reader } from '../../../platform/db/reader.ts';
import { distanceKm } from '../../../platform/geo/distance.ts';
import type { Areas, ProvinceEntry } from '../../areas/area.repository.ts';
import type { PromotionList } from '../contract.ts';
import { promotionPages } from '../pages.ts';
import { tables } from '../tables.ts';
import { shownCards } from './promotion-rows.ts';

type Relaxed = NonNullable<PromotionList['relaxed']>;

/**
 * Where promotions are when a province has none: in the nearest province that has some, by the distance of their centres, and
 * in the whole country. One query.
 * @param from undefined for a province that does not exist
 */
export async function relaxedPromotions(
  read: Pick<Reader, 'rows'>,
  areas: Areas,
  from: ProvinceEntry | undefined,
  now: Date,
): Promise<Relaxed> {
  const shown = shownCards.where('promotion.endsAt', '>', now).as('shown');
  const rows = await read.rows(
    tables
      .selectFrom(shown)
      .select(['placeProvince', 'professionalProvince', eb => eb.fn.countAll<number>().as('count')])
      .groupBy(['placeProvince', 'professionalProvince']),
  );
  const counts = new Map<number, number>();
  for (const { placeProvince, professionalProvince, count } of rows) {
    const province = placeProvince ?? professionalProvince ?? 0;
    counts.set(province, (counts.get(province) ?? 0) + Number(count));
  }
  const nearest = from && nearestOf(areas.provinces, from, counts);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const anywhere = { count: all, kept: [], absolute_url: promotionPages.list(), province: null };
  return [...(nearest ? [inProvince(nearest, counts.get(nearest.id) ?? 0)] : []), ...(all > 0 ? [anywhere] : [])];
}

const inProvince = ({ slug, name }: ProvinceEntry, count: number): Relaxed[number] => ({
  count,
  kept: ['province'],
  absolute_url: promotionPages.list({ province: slug }),
  province: { slug, name },
});

function nearestOf(
  provinces: readonly ProvinceEntry[],
  from: ProvinceEntry,
  counts: ReadonlyMap<number, number>,
): ProvinceEntry | undefined {
  const [nearest] = provinces
    .filter(({ id }) => (counts.get(id) ?? 0) > 0)
    .toSorted((a, b) => distanceKm(from, a) - distanceKm(from, b));
  return nearest;
}
