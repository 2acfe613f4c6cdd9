import type { FilterType, ListMeta } from '../contract.ts';

/** The values of one filter type that a list was asked for and understood, by slug. */
export function valuesOfType({ chosen }: Pick<ListMeta, 'chosen'>, wanted: FilterType): string[] {
  return chosen.filter(({ type }) => type === wanted).map(({ slug }) => slug);
}
