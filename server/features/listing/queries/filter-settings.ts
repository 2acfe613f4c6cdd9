import type { RoaringBitmap32 } from 'roaring-wasm';
import { ALL_FACET } from '../../../platform/facets/facet-store.ts';
import { FILTER_LABELS, type FilterSetting, type FilterType } from '../contract.ts';
import { type FilterValue, PARENT_FILTERS } from '../filter-types.ts';
import { membersOf, optionCounts } from '../rules/facet-counts.ts';
import { type Combination, keptByCombination } from './kept-combinations.ts';
import { bitmapOf, chosenBitmaps } from './list-members.ts';

/** What the filters of one list answer are made of. */
interface FilterContext extends Combination {
  readonly types: readonly FilterType[];
}

type Counts = ReadonlyMap<FilterType, ReadonlyMap<number, number>>;

/**
 * Makes the filter tabs of lists. Those of recent combinations are kept until a facet, a term or an area changes; they
 * are frozen, so that many answers can share them and a caller that writes them as text can keep that too.
 */
export type FilterSettings = (context: FilterContext) => FilterSetting[];

/** Combinations of filters whose tabs are kept; each takes up to 100 KB. */
const KEPT_COMBINATIONS = 60;

const HINTS: Partial<Record<FilterType, string>> = { districts: 'trước 7/2025' };

export function createFilterSettings(): FilterSettings {
  const steady = keptByCombination(KEPT_COMBINATIONS, (context: FilterContext) => {
    const settings = makeSettings(context);
    freeze(settings);
    return settings;
  });
  const whole = new WeakMap<FilterSetting[], { readonly moving: string; readonly settings: FilterSetting[] }>();
  // Bookings and the clock change free times and what is open all day, so these few counts are made each time.
  return context => {
    const tabs = steady({ ...context, types: context.types.filter(type => !isMoving(type)) });
    const free = makeSettings({ ...context, types: context.types.filter(isMoving) });
    const moving = JSON.stringify(free);
    const known = whole.get(tabs);
    if (known?.moving === moving) return known.settings;
    const settings = [...tabs, ...free];
    freeze(settings);
    whole.set(tabs, { moving, settings });
    return settings;
  };
}

/** Provinces of before July 2025 are understood, and those of today offered; what is near is an order to visitors. */
const isOffered = (type: FilterType) => type !== 'former_provinces' && type !== 'near';

const isMoving = (type: FilterType) => type === 'available' || type === 'hours';

function makeSettings(context: FilterContext): FilterSetting[] {
  const counts = countAll(context);
  return context.types.filter(isOffered).map(type => filterSetting(type, context, counts.get(type) ?? new Map()));
}

function freeze(settings: FilterSetting[]): void {
  for (const setting of settings) {
    for (const option of setting.options) Object.freeze(option);
    Object.freeze(setting.options);
    Object.freeze(setting);
  }
  Object.freeze(settings);
}

function countAll(context: FilterContext): Counts {
  const chosen = chosenBitmaps(context.facets, context.filters);
  const members = membersOf(chosen, context.within);
  const counts = new Map<FilterType, Map<number, number>>();
  for (const type of context.types) {
    const others = chosen.has(type) ? membersOf(chosen, context.within, type) : members;
    counts.set(type, countType(type, context, others));
    if (others !== members) others?.dispose();
  }
  members?.dispose();
  return counts;
}

function countType(type: FilterType, context: FilterContext, others: RoaringBitmap32 | undefined) {
  const values = offeredValues(type, context);
  const { facets } = context;
  const bitmaps = values.map(({ id }) => bitmapOf(facets, type, id));
  // Free times follow a moment after their record is hidden.
  const counts = optionCounts(bitmaps, isMoving(type) ? (others ?? facets.records.get(ALL_FACET)) : others);
  return new Map(values.map(({ id }, index) => [id, counts[index] ?? 0]));
}

/**
 * The values a tab may offer: once a parent is chosen those below it, as well as those chosen already. Districts are
 * too many to be offered before.
 */
function offeredValues(type: FilterType, { catalogue, filters }: FilterContext): readonly FilterValue[] {
  const parent = PARENT_FILTERS[type];
  const parents = (parent && filters.get(parent)) ?? [];
  if (!parent || (parents.length === 0 && type !== 'districts')) return catalogue.valuesOf(type);
  const below = parents.flatMap(({ id, name }) =>
    catalogue.childrenOf(type, parent, id).map(value => (type === 'districts' ? { ...value, groupName: name } : value)),
  );
  const offered = new Set(below.map(({ id }) => id));
  return [...below, ...(filters.get(type) ?? []).filter(({ id }) => !offered.has(id))];
}

function filterSetting(type: FilterType, context: FilterContext, counts: ReadonlyMap<number, number>): FilterSetting {
  const checked = new Set(context.filters.get(type)?.map(({ id }) => id));
  const options = offeredValues(type, context)
    .map(({ id, slug, name, groupName }) => ({
      slug,
      name,
      checked: checked.has(id),
      count: counts.get(id) ?? 0,
      ...(groupName ? { group: groupName } : undefined),
    }))
    .filter(option => option.count > 0 || option.checked);
  const hint = HINTS[type];
  const parent = PARENT_FILTERS[type];
  return {
    type,
    label: FILTER_LABELS[type],
    ...(hint ? { hint } : undefined),
    ...(parent ? { parent, child_url: `/api/v1/filter/${type}/` } : undefined),
    options,
  };
}
