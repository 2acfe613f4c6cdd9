import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { wardsOf } from '../../areas/queries/wards.ts';
import type { Mistakes } from '../../records/term-lists.ts';

/** Where something stands, by ids. */
interface Area {
  readonly province?: number | undefined;
  readonly ward?: number | null | undefined;
  readonly district?: number | null | undefined;
}

/** Gives the check that a province exists, and that ward and district lie in it. */
export async function areaCheck({ db }: Services): Promise<(area: Area, mistakes: Mistakes) => void> {
  const [areas, wards] = await Promise.all([areasOf(db), wardsOf(db)]);
  return ({ province, ward, district }, mistakes) => {
    if (province === undefined || !areas.province(province)) mistakes.province = ['Xin chọn tỉnh hoặc thành phố.'];
    if (ward != null && wards.find(({ id }) => id === ward)?.province !== province) {
      mistakes.ward = ['Phường hoặc xã này không thuộc tỉnh, thành phố đã chọn.'];
    }
    if (district != null && areas.district(district)?.provinceId !== province) {
      mistakes.district = ['Quận hoặc huyện này không thuộc tỉnh, thành phố đã chọn.'];
    }
  };
}
