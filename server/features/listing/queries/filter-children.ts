import { malformed } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { FilterChildList, FilterType } from '../contract.ts';
import { filterCatalogue, PARENT_FILTERS } from '../filter-types.ts';
import { parseValues, type RawListQuery } from '../rules/list-query.ts';

/**
 * The options of a filter under each chosen value of its parent: districts under provinces, services under
 * specialities. Unknown parents are left out. Those that the query chooses are checked. Throws 400 for a type without a
 * parent.
 */
export async function filterChildren(
  { db }: Services,
  type: FilterType,
  query: RawListQuery,
): Promise<FilterChildList> {
  const parent = PARENT_FILTERS[type];
  if (!parent) throw malformed('Mục lọc này không có mục con.');
  const [terms, areas] = await Promise.all([termsOf(db), areasOf(db)]);
  const catalogue = filterCatalogue(terms, areas);
  const checked = new Set(parseValues(query[type], slug => catalogue.find(type, slug)?.id).known);
  return parseValues(query[parent], slug => catalogue.find(parent, slug)).known.map(({ id, slug, name }) => ({
    slug,
    name,
    data: catalogue
      .childrenOf(type, parent, id)
      .map(child => ({ slug: child.slug, name: child.name, checked: checked.has(child.id) })),
  }));
}
