import type { FieldErrors } from '../../../platform/errors/problem.ts';
import { distanceKm } from '../../../platform/geo/distance.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf, wardsOf } from '../../areas/area.repository.ts';
import { type AreaMiddles, areaMiddles } from '../../areas/area-middles.ts';
import type { Edit } from '../../records/directory-kind.ts';
import { placeRecord } from '../place.record.ts';
import { isInVietnam } from '../rules/vietnam-box.ts';
import type { StaffPlace } from '../staff-contract.ts';

const { fields } = placeRecord;

type Located = Partial<Pick<StaffPlace, 'province' | 'ward' | 'district' | 'lat' | 'long'>>;

/** What is wrong with an edit of a place: where it is said to be, beside what is stored. */
export async function placeMistakes(services: Services, { said, before }: Edit<typeof fields>): Promise<FieldErrors> {
  const place = { ...before, ...said };
  const [ofArea, middles] = await Promise.all([areaMistakes(services, place), areaMiddles(services.db)]);
  return {
    ...((place.lat == null) !== (place.long == null) && { lat: [HALF_A_POSITION] }),
    ...(place.place_type === undefined && { place_type: [fields.place_type.missing] }),
    ...ofArea,
    ...positionMistakes(place, before, middles),
  };
}

const HALF_A_POSITION = 'Xin nhập cả vĩ độ và kinh độ, hoặc bỏ trống cả hai.';

/** Whether the province exists, and ward and district lie in it. */
async function areaMistakes({ db }: Services, { province, ward, district }: Located): Promise<FieldErrors> {
  const [areas, wards] = await Promise.all([areasOf(db), wardsOf(db)]);
  const mistakes: FieldErrors = {};
  if (province === undefined || !areas.province(province)) mistakes.province = ['Xin chọn tỉnh hoặc thành phố.'];
  if (ward != null && wards.find(({ id }) => id === ward)?.province !== province) {
    mistakes.ward = ['Phường hoặc xã này không thuộc tỉnh, thành phố đã chọn.'];
  }
  if (district != null && areas.district(district)?.provinceId !== province) {
    mistakes.district = ['Quận hoặc huyện này không thuộc tỉnh, thành phố đã chọn.'];
  }
  return mistakes;
}

/** No district reaches further from its middle. */
const FURTHEST_KM = 60;
const POSITION = ['lat', 'long', 'ward', 'district'] as const;

/**
 * Whether a position lies in Viet Nam and near the chosen ward, or the district where there is no ward. What was stored
 * before and does not change is not questioned.
 */
function positionMistakes(place: Located, before: Located | undefined, middles: AreaMiddles): FieldErrors {
  const { lat, long, ward, district } = place;
  if (lat == null || long == null || (before && POSITION.every(field => place[field] === before[field]))) return {};
  if (!isInVietnam({ lat, long })) {
    return { lat: ['Vị trí này nằm ngoài Việt Nam. Xin kiểm tra vĩ độ và kinh độ.'] };
  }
  const around = ward == null ? middles.ofDistrict(district ?? 0) : middles.ofWard(ward);
  if (around.length === 0 || around.some(middle => distanceKm(middle, { lat, long }) <= FURTHEST_KM)) return {};
  const area = ward == null ? 'quận, huyện' : 'phường, xã';
  return { lat: [`Vị trí này cách ${area} đã chọn hơn ${FURTHEST_KM} km. Xin kiểm tra vị trí hoặc ${area}.`] };
}
