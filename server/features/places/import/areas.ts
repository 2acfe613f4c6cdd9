import { distanceKm, type Position } from '../../../platform/geo/distance.ts';
import { AreaNameTable, areaText, usualProvinceName } from './area-names.ts';

interface AreaName {
  readonly id: number;
  readonly name: string;
  readonly fullName: string;
}
export interface FormerProvinceName extends AreaName {
  readonly province: number;
}
export interface DistrictName extends AreaName {
  readonly formerProvince: number;
  readonly province: number;
  readonly lat: number;
  readonly long: number;
}
export interface WardName extends AreaName {
  readonly province: number;
}
export interface FormerWardName extends AreaName {
  readonly district: number;
  readonly ward: number;
}

/** All areas as the tables hold them. */
export interface AreaNames {
  readonly provinces: readonly AreaName[];
  readonly formerProvinces: readonly FormerProvinceName[];
  readonly districts: readonly DistrictName[];
  readonly wards: readonly WardName[];
  readonly formerWards: readonly FormerWardName[];
}

/** Areas by name, old and new, for one import. Names are folded when they are first compared. */
export class AreaFinder {
  readonly #provinces: AreaNameTable<AreaName>;
  readonly #formerProvinces: AreaNameTable<FormerProvinceName>;
  readonly #districts: AreaNameTable<DistrictName>;
  readonly #wards: AreaNameTable<WardName>;
  readonly #formerWards: AreaNameTable<FormerWardName>;
  readonly #districtById: ReadonlyMap<number, DistrictName>;
  readonly #wardById: ReadonlyMap<number, WardName>;
  readonly #provinceById: ReadonlyMap<number, AreaName>;
  readonly #districtsOfWard: ReadonlyMap<number, readonly number[]>;
  readonly #allDistricts: readonly DistrictName[];

  constructor(names: AreaNames) {
    this.#provinces = new AreaNameTable(names.provinces);
    this.#formerProvinces = new AreaNameTable(names.formerProvinces);
    this.#districts = new AreaNameTable(names.districts);
    this.#wards = new AreaNameTable(names.wards);
    this.#formerWards = new AreaNameTable(names.formerWards);
    this.#allDistricts = names.districts;
    this.#districtById = new Map(names.districts.map(district => [district.id, district]));
    this.#wardById = new Map(names.wards.map(ward => [ward.id, ward]));
    this.#provinceById = new Map(names.provinces.map(province => [province.id, province]));
    const byWard = Map.groupBy(names.formerWards, former => former.ward);
    this.#districtsOfWard = new Map(
      [...byWard].map(([ward, formers]) => [ward, [...new Set(formers.map(former => former.district))]]),
    );
  }

  /** The current province of that name, or the one that a former province (before July 2025) belongs to. */
  province(text: string): { province: AreaName; former: FormerProvinceName | undefined } | undefined {
    const name = usualProvinceName(text);
    const [current] = this.#provinces.find(name);
    if (current) return { province: current, former: undefined };
    const [former] = this.#formerProvinces.find(name);
    const province = former && this.#provinceById.get(former.province);
    return province && { province, former };
  }

  districts(text: string, province: number): DistrictName[] {
    return this.#districts.find(text, row => row.province === province);
  }

  wards(text: string, province: number): WardName[] {
    return this.#wards.find(text, row => row.province === province);
  }

  formerWards(text: string, province: number): FormerWardName[] {
    return this.#formerWards.find(text, row => this.#districtById.get(row.district)?.province === province);
  }

  ward(id: number): WardName | undefined {
    return this.#wardById.get(id);
  }

  district(id: number): DistrictName | undefined {
    return this.#districtById.get(id);
  }

  provinceById(id: number): AreaName | undefined {
    return this.#provinceById.get(id);
  }

  /** The districts of before July 2025 that a current ward was made from. */
  districtsOf(ward: number): DistrictName[] {
    return (this.#districtsOfWard.get(ward) ?? []).flatMap(id => this.#districtById.get(id) ?? []);
  }

  /** The district whose centre is nearest, with its distance in kilometres; only inside `province` where given. */
  nearestDistrict(position: Position, province?: number): { district: DistrictName; km: number } | undefined {
    const candidates = this.#allDistricts.filter(district => province === undefined || district.province === province);
    return nearest(candidates, position);
  }

  /** Whether a text is the name of any province, or of a district or ward, old or new, of this one. */
  isAreaIn(text: string, province: number): boolean {
    return (
      this.province(text) !== undefined ||
      [this.districts(text, province), this.wards(text, province), this.formerWards(text, province)].some(
        found => found.length > 0,
      )
    );
  }

  /** Whether a text is the name of any area at all. */
  isArea(text: string): boolean {
    const tables = [this.#provinces, this.#formerProvinces, this.#districts, this.#wards, this.#formerWards];
    return areaText(text) !== '' && tables.some(table => table.find(text).length > 0);
  }
}

/** The nearest of some districts by their centres. */
export function nearest(
  districts: readonly DistrictName[],
  position: Position,
): { district: DistrictName; km: number } | undefined {
  let best: { district: DistrictName; km: number } | undefined;
  for (const district of districts) {
    const km = distanceKm(position, district);
    if (!best || km < best.km) best = { district, km };
  }
  return best;
}
