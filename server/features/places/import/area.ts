import type { Position } from '../../../platform/geo/distance.ts';
import type { Remark } from '../../../platform/transfer/import.ts';
import { areaText } from './area-names.ts';
import { type AreaFinder, type DistrictName, nearest, type WardName } from './areas.ts';

/** What a row says about where a facility is. */
export interface WrittenArea {
  readonly province: string;
  readonly district: string;
  readonly ward: string;
  readonly address: string;
  readonly position: Position | undefined;
}

/** Where it is, by ids. */
export interface FoundArea {
  readonly province: number;
  readonly district: number | null;
  readonly ward: number | null;
  /** Undefined when the row's own position cannot be right. */
  readonly position: Position | undefined;
  readonly repairs: readonly Remark[];
  readonly flags: readonly Remark[];
}

/** The farthest that a place may lie from the centre of the nearest district of its province. */
const MAX_KM_FROM_DISTRICT = 90;

interface Province {
  readonly id: number;
  readonly fullName: string;
  readonly former: number | undefined;
}

/**
 * Finds the current province and ward and the former district of a row. Names count first, new or old, then the
 * address, then the position. A district that the ward never belonged to is replaced by one that it did. Answers
 * undefined if not even the province can be found.
 */
export function findArea(written: WrittenArea, finder: AreaFinder): FoundArea | undefined {
  const repairs: Remark[] = [];
  const flags: Remark[] = [];
  const province = findProvince(written, finder, repairs);
  if (!province) return undefined;
  const position = checkedPosition(written.position, province, finder, flags);
  const parts = written.address.split(',').map(part => part.trim());
  const named = namedDistricts(written.district, province, finder);
  const { ward, oldDistrict } = findWard(written.ward, parts, named, province, finder);
  if (!ward && written.ward !== '') flags.push({ code: 'ward_unknown', message: `no ward "${written.ward}" there` });
  const chosen = chooseDistrict({ named, oldDistrict, ward, parts, position, province }, finder);
  const given = written.district === '' ? undefined : written.district;
  if (chosen && !named.includes(chosen)) {
    repairs.push({ code: given ? 'district_corrected' : 'district_found', message: because(given, chosen, ward) });
  } else if (!chosen && given) flags.push({ code: 'district_unknown', message: `no district "${given}" there` });
  return { province: province.id, district: chosen?.id ?? null, ward: ward?.id ?? null, position, repairs, flags };
}

function because(given: string | undefined, chosen: DistrictName, ward: WardName | undefined): string {
  const reason = ward ? `${ward.fullName} lies there` : 'by address or position';
  return given ? `district "${given}" replaced by ${chosen.fullName}: ${reason}` : `${chosen.fullName}: ${reason}`;
}

function findProvince(written: WrittenArea, finder: AreaFinder, repairs: Remark[]): Province | undefined {
  const byName = written.province === '' ? undefined : finder.province(written.province);
  if (byName) {
    const { province, former } = byName;
    if (former) repairs.push({ code: 'former_province', message: `${former.fullName} is now in ${province.fullName}` });
    return { ...province, former: former?.id };
  }
  const guess = provinceOfAddress(written, finder) ?? provinceOfPosition(written, finder);
  if (!guess) return undefined;
  const unknown = written.province === '' ? 'no province given' : `no province "${written.province}"`;
  repairs.push({ code: 'province_found', message: `${unknown}; taken as ${guess.fullName} from ${guess.from}` });
  return guess;
}

function provinceOfAddress(written: WrittenArea, finder: AreaFinder) {
  for (const part of written.address.split(',').reverse()) {
    const found = finder.province(part.trim());
    if (found) return { ...found.province, former: found.former?.id, from: 'the address' };
  }
  return undefined;
}

function provinceOfPosition(written: WrittenArea, finder: AreaFinder) {
  const near = written.position && finder.nearestDistrict(written.position);
  const province = near && near.km <= MAX_KM_FROM_DISTRICT ? finder.provinceById(near.district.province) : undefined;
  return province && { ...province, former: undefined, from: 'the position' };
}

function checkedPosition(
  position: Position | undefined,
  province: Province,
  finder: AreaFinder,
  flags: Remark[],
): Position | undefined {
  const near = position && finder.nearestDistrict(position, province.id);
  if (!near || near.km <= MAX_KM_FROM_DISTRICT) return position;
  const message = `position is ${Math.round(near.km)} km outside ${province.fullName} and was left out`;
  flags.push({ code: 'position_far', message });
  return undefined;
}

/** Districts of that name in the province; only those of the former province, if one was named. */
function namedDistricts(text: string, province: Province, finder: AreaFinder): DistrictName[] {
  const all = finder.districts(text, province.id);
  const inFormer = all.filter(district => district.formerProvince === province.former);
  return inFormer.length > 0 ? inFormer : all;
}

function findWard(
  text: string,
  parts: readonly string[],
  named: readonly DistrictName[],
  province: Province,
  finder: AreaFinder,
): { ward: WardName | undefined; oldDistrict: DistrictName | undefined } {
  // If the ward column is empty, the ward may stand in the address, but there it must be written with its kind.
  const candidates =
    text === '' ? parts.map(areaText).filter(part => /^(Phường|Xã|Thị trấn|Đặc khu) /.test(part)) : [text];
  for (const candidate of candidates) {
    const olds = finder.formerWards(candidate, province.id);
    const oldThere = olds.find(old => named.some(district => district.id === old.district));
    const [current] = finder.wards(candidate, province.id);
    const currentFits = current && fits(current, named, finder);
    const old =
      current && (currentFits || !oldThere) ? undefined : (oldThere ?? (olds.length === 1 ? olds[0] : undefined));
    const ward = old ? finder.ward(old.ward) : current;
    if (ward) return { ward, oldDistrict: old && finder.district(old.district) };
  }
  return { ward: undefined, oldDistrict: undefined };
}

const fits = (ward: WardName, named: readonly DistrictName[], finder: AreaFinder) =>
  named.length === 0 || finder.districtsOf(ward.id).some(district => named.includes(district));

interface DistrictClues {
  readonly named: readonly DistrictName[];
  readonly oldDistrict: DistrictName | undefined;
  readonly ward: WardName | undefined;
  readonly parts: readonly string[];
  readonly position: Position | undefined;
  readonly province: Province;
}

function chooseDistrict(clues: DistrictClues, finder: AreaFinder): DistrictName | undefined {
  if (clues.oldDistrict) return clues.oldDistrict;
  const ofWard = clues.ward ? finder.districtsOf(clues.ward.id) : [];
  const agreed = clues.named.filter(district => ofWard.includes(district));
  if (agreed.length > 0) return closest(agreed, clues.position);
  const inAddress = clues.parts.flatMap(part => namedDistricts(part, clues.province, finder));
  const likely = ofWard.length > 0 ? ofWard : clues.named;
  const agreedInAddress = inAddress.filter(district => likely.includes(district));
  if (agreedInAddress.length > 0) return closest(agreedInAddress, clues.position);
  if (likely.length > 0) return closest(likely, clues.position);
  if (inAddress.length > 0) return closest(inAddress, clues.position);
  return clues.position && finder.nearestDistrict(clues.position, clues.province.id)?.district;
}

/** The district nearest to the position; the first where there is none. */
const closest = (districts: readonly DistrictName[], position: Position | undefined) =>
  position ? nearest(districts, position)?.district : districts[0];
