import { LRUCache } from 'lru-cache';
import type { RoaringBitmap32 } from 'roaring-wasm';
import type { FacetKind } from '../../../platform/facets/facet-store.ts';
import { type FilterCatalogue, type FilterValue, OPEN_NOW } from '../filter-types.ts';
import type { ChosenFilters } from '../rules/list-query.ts';
import type { ListFacets } from './list-members.ts';

/** A list with the filters that were chosen in it. */
export interface Combination {
  readonly kind: FacetKind;
  readonly catalogue: FilterCatalogue;
  readonly facets: ListFacets;
  readonly filters: ChosenFilters<FilterValue>;
  /** What a text search found; undefined without one. */
  readonly within: RoaringBitmap32 | undefined;
}

/**
 * Keeps what `make` answers of recent combinations until a facet, a term or an area changes. What depends on words or on
 * where the visitor is is made each time, as hardly anybody asks for the same.
 * @param max combinations that are kept
 */
export function keptByCombination<Context extends Combination, Made extends object>(
  max: number,
  make: (context: Context) => Made,
): (context: Context) => Made {
  const kept = new LRUCache<string, { catalogue: FilterCatalogue; made: Made }>({ max });
  return context => {
    if (context.within || context.filters.has('near')) return make(context);
    const { catalogue } = context;
    const key = keyOf(context);
    const known = kept.get(key);
    if (known?.catalogue === catalogue) return known.made;
    const made = make(context);
    kept.set(key, { catalogue, made });
    return made;
  };
}

function keyOf({ kind, facets, filters }: Combination): string {
  const chosen = [...filters].map(
    ([type, values]) =>
      `${type}=${values
        .map(({ id }) => id)
        .toSorted()
        .join()}`,
  );
  const version = [facets.records.version];
  if (filters.has('available')) version.push(facets.times.version);
  if (filters.get('hours')?.some(({ id }) => id === OPEN_NOW)) version.push(facets.open.minute);
  return `${kind} ${version.join('.')} ${chosen.toSorted().join('&')}`;
}
