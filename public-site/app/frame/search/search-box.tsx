import { Search } from 'lucide-react';
import { browserApi } from '../../api/browser-api.ts';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import type { SuggestionGroup } from '../../ui/combobox/suggestion.ts';
import { useSuggestions } from '../../ui/combobox/use-suggestions.ts';
import { useProvince } from '../province/province-context.tsx';
import { MAX_ROWS } from './search-limits.ts';

const NONE: readonly SuggestionGroup[] = [];

type SearchBoxProps = { placeholder: string; className?: string };

/** The box `q` of a search form, with suggestions by kind from the chosen province. */
export function SearchBox({ placeholder, className }: SearchBoxProps) {
  const { province } = useProvince();
  const { query, setQuery, answer, state } = useSuggestions(async (q, signal) => {
    const [found, { searchGroups }] = await Promise.all([
      browserApi.get('/api/v1/search', { query: { province, q, guide: '1' }, signal }),
      // The rows' drawing is only fetched by those who type.
      import('./search-groups.tsx'),
    ]);
    return searchGroups(found, q);
  });
  const hasFailed = state === 'failed';
  return (
    <Combobox
      className={className}
      label="Tìm bác sĩ, cơ sở y tế, chuyên khoa"
      hideLabel
      name="q"
      query={query}
      onQuery={setQuery}
      groups={(!hasFailed && answer) || NONE}
      hasFailed={hasFailed}
      max={MAX_ROWS}
      icon={<Search aria-hidden />}
      clearable
      inputProps={{ inputMode: 'search', placeholder }}
    />
  );
}
