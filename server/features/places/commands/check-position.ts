import { distanceKm } from '../../../platform/geo/distance.ts';
import type { Services } from '../../../platform/services.ts';
import { areaMiddles } from '../../areas/area-middles.ts';
import type { Mistakes } from '../../records/term-lists.ts';
import { isInVietnam } from '../rules/vietnam-box.ts';
import type { StaffPlace } from '../staff-contract.ts';

type Located = Partial<Pick<StaffPlace, 'lat' | 'long' | 'ward' | 'district'>>;

/** No district reaches further from its middle. */
const FURTHEST_KM = 60;
const FIELDS = ['lat', 'long', 'ward', 'district'] as const;

/**
 * Gives the check that a position lies in Viet Nam and near the chosen ward, or the district where there is no ward.
 * What was stored before and does not change is not questioned.
 */
export async function positionCheck({
  db,
}: Services): Promise<(place: Located, before: Located | undefined, mistakes: Mistakes) => void> {
  const middles = await areaMiddles(db);
  return (place, before, mistakes) => {
    const { lat, long, ward, district } = place;
    if (lat == null || long == null || (before && FIELDS.every(field => place[field] === before[field]))) return;
    if (!isInVietnam({ lat, long })) {
      mistakes.lat = ['Vị trí này nằm ngoài Việt Nam. Xin kiểm tra vĩ độ và kinh độ.'];
      return;
    }
    const around = ward == null ? middles.ofDistrict(district ?? 0) : middles.ofWard(ward);
    if (around.length === 0 || around.some(middle => distanceKm(middle, { lat, long }) <= FURTHEST_KM)) return;
    const area = ward == null ? 'quận, huyện' : 'phường, xã';
    mistakes.lat = [`Vị trí này cách ${area} đã chọn hơn ${FURTHEST_KM} km. Xin kiểm tra vị trí hoặc ${area}.`];
  };
}
