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

/** Puts the cards of a page in the order of the times that they show, those without one last. */
export const bySoonest = <Card extends { readonly next_free: string | null }>(cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => momentOf(a) - momentOf(b));

const momentOf = ({ next_free }: { readonly next_free: string | null }) =>
  next_free === null ? Number.MAX_SAFE_INTEGER : Date.parse(next_free);
