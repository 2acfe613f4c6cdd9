/** Units of today and of before July 2025. */
export type AreaLevel = 'province' | 'former_province' | 'district' | 'ward';

/** An area that people name when they look for care. */
export interface AreaEntry {
  readonly level: AreaLevel;
  readonly id: number;
  /** "Gò Vấp", "Quận 3". */
  readonly name: string;
  /** "Quận Gò Vấp". */
  readonly fullName: string;
  /** That of the filter by which lists are narrowed to it; of a ward that of its district. */
  readonly slug: string;
  /** The current province that it lies in. */
  readonly provinceId: number;
  readonly provinceSlug: string;
  readonly provinceName: string;
  /** The province of before July 2025; empty for current provinces. */
  readonly formerProvinceId: number | null;
  /** The district of a ward, as people know it; null for whatever is no ward. */
  readonly districtName: string | null;
  /** How far up it stands among areas of one name: the most asked-for province first. */
  readonly position: number;
}
