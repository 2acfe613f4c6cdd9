import type { FilterSetting, ListMeta } from '@antam/server/features/listing/contract.ts';
import type { SitePathsOf } from '@antam/server/platform/contract/site-calls.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { type FilterChoice, initialChoice, isChosen, toggled } from './filter-choice.ts';

/** Quiet time after a tick before its outcome is asked for, in milliseconds. */
const PAUSE_MS = 250;

/** The calls that answer lists. */
export type ListPath = SitePathsOf<'GET', ListMeta>;

/** How many results there are, null while they are counted, and the options with their counts. */
type Outcome = { count: number | null; filters: readonly FilterSetting[] };

/**
 * The ticks of the filter overlay and what they would give: the count for the button and fresh counts beside the
 * options, beginning with those of the list that is shown. Ticking a parent (a province) brings its children (districts) from the child-list call.
 */
export function useFilterChoice(shown: Outcome, endpoint: ListPath, search: URLSearchParams) {
  const [choice, setChoice] = useState<FilterChoice>(() => initialChoice(shown.filters));
  const [outcome, setOutcome] = useState<Outcome>(shown);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      askOutcome(endpoint, search, choice, abort.signal).then(
        next => {
          setOutcome(next);
          setFailed(false);
        },
        () => abort.signal.aborted || setFailed(true),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [choice, endpoint, search]);

  const replace = (next: FilterChoice) => {
    setChoice(next);
    // Until the new count has come, the button must not show the count of other values.
    setOutcome(old => ({ ...old, count: null }));
  };
  const toggle = (type: string, slug: string) => {
    const next = toggled(choice, type, slug);
    replace(next);
    const child = outcome.filters.find(filter => filter.parent === type && filter.child_url);
    if (child)
      void loadChildren(child, next[type] ?? []).then(options =>
        setOutcome(old => withOptions(old, child.type, options)),
      );
  };
  return { choice, setChoice: replace, toggle, outcome, failed };
}

async function askOutcome(
  endpoint: ListPath,
  search: URLSearchParams,
  choice: FilterChoice,
  signal: AbortSignal,
): Promise<Outcome> {
  const query: Record<string, string> = { ...Object.fromEntries(search), include: 'filters,words', page_size: '1' };
  delete query.page;
  for (const [type, slugs] of Object.entries(choice)) {
    if (slugs.length > 0) query[type] = slugs.join(',');
    else delete query[type];
  }
  const { count, filters = [] } = await browserApi.get(endpoint, { query, signal });
  return { count, filters: filters.filter(isChosen) };
}

async function loadChildren(child: FilterSetting, parents: readonly string[]): Promise<FilterSetting['options']> {
  if (parents.length === 0 || !child.parent || !child.child_url) return [];
  const query = { [child.parent]: parents.join(',') };
  const groups = await browserApi.get('/api/v1/filter/:type/', { params: { type: child.type }, query });
  const known = new Map(child.options.map(option => [option.slug, option]));
  return groups.flatMap(group =>
    group.data.map(({ slug, name, checked }) => ({
      slug,
      name,
      checked,
      count: known.get(slug)?.count ?? 0,
      group: group.name,
    })),
  );
}

function withOptions(outcome: Outcome, type: string, options: FilterSetting['options']): Outcome {
  const filters = outcome.filters.map(filter => (filter.type === type ? { ...filter, options } : filter));
  return { ...outcome, filters };
}
