import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import { useSuggestions } from '../../ui/combobox/use-suggestions.ts';
import { useProvince } from '../province/province-context.tsx';
import type { SearchGroup } from './search-answer.ts';
import { MOST_ROWS, searchGroups } from './search-groups.tsx';

type SearchBoxProps = { placeholder: string; className?: string };

/** The box `q` of a search form, with suggestions by kind from the chosen province. */
export function SearchBox({ placeholder, className }: SearchBoxProps) {
  const { province } = useProvince();
  const { query, setQuery, answer } = useSuggestions((q, signal) =>
    browserApi.get<SearchGroup[]>('search', { query: { province, q }, signal }),
  );
  const groups = useMemo(() => searchGroups(answer ?? []), [answer]);
  return (
    <Combobox
      className={className}
      label="Tìm bác sĩ, cơ sở y tế, chuyên khoa"
      hideLabel
      name="q"
      query={query}
      onQuery={setQuery}
      groups={groups}
      max={MOST_ROWS}
      icon={<Search aria-hidden />}
      clearable
      inputProps={{ inputMode: 'search', placeholder }}
    />
  );
}
