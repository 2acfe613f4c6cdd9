import type { AreaEntry, AreaLevel } from './area-entry.ts';

/** The widest first. */
const LEVELS: readonly AreaLevel[] = ['province', 'former_province', 'district', 'ward'];

/** Whether one area lies in another one. */
export function liesIn(inner: AreaEntry, outer: AreaEntry): boolean {
  if (LEVELS.indexOf(inner.level) <= LEVELS.indexOf(outer.level)) return false;
  if (outer.level === 'province') return inner.provinceId === outer.id;
  if (outer.level === 'former_province') return inner.formerProvinceId === outer.id;
  return inner.slug === outer.slug;
}

/**
 * Of areas that have one name the one that is meant: it lies in another area of the query, else in the province that the
 * visitor has chosen, else it is the widest, else in the most asked-for province.
 * @param others every area that other words of the query may mean
 */
export function chooseArea(
  ofOneName: readonly AreaEntry[],
  others: readonly AreaEntry[],
  provinceSlug: string | undefined,
): AreaEntry | undefined {
  const rank = (area: AreaEntry) => [
    others.some(other => liesIn(area, other) || liesIn(other, area)) ? 0 : 1,
    area.provinceSlug === provinceSlug ? 0 : 1,
    LEVELS.indexOf(area.level),
    area.position,
  ];
  const ranked = ofOneName.map(area => ({ area, rank: rank(area) }));
  ranked.sort((a, b) => firstDifference(a.rank, b.rank));
  return ranked[0]?.area;
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The widest first, of equal ones those of the most asked-for province. */
export function wideFirst(a: AreaEntry, b: AreaEntry): number {
  return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || a.position - b.position;
}

/** The narrowest of the areas that a query names; undefined where it names none. */
export function narrowest(areas: readonly AreaEntry[]): AreaEntry | undefined {
  return areas.toSorted((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level))[0];
}
