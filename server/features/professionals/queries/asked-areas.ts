import type { Areas } from '../../areas/area.repository.ts';
import type { AskedAreas } from '../../free-times/queries/free-within.ts';
import type { ListMeta } from '../../listing/contract.ts';
import { valuesOfType } from '../../listing/rules/values-of-type.ts';

/** The areas that a list of professionals was asked for; undefined where it was asked for none. */
export function askedAreas(meta: Pick<ListMeta, 'chosen'>, areas: Areas): AskedAreas | undefined {
  const provinces = valuesOfType(meta, 'provinces').flatMap(slug => areas.provinceBySlug(slug)?.id ?? []);
  const former = valuesOfType(meta, 'former_provinces').flatMap(
    slug => areas.formerProvinceBySlug(slug)?.districts ?? [],
  );
  const own = valuesOfType(meta, 'districts').flatMap(slug => areas.districtBySlug(slug)?.id ?? []);
  const districts = [former, own].filter(({ length }) => length > 0);
  if (provinces.length + districts.length === 0) return undefined;
  return { provinces: provinces.length === 0 ? undefined : provinces, districts };
}
