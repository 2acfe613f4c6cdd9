import { Search } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Form } from 'react-router';
import { browserApi } from '../../../api/browser-api.ts';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { useSuggestions } from '../../../ui/combobox/use-suggestions.ts';
import { useProvince } from '../../province/province-context.tsx';
import type { SearchGroup } from './search-answer.ts';
import { MOST_ROWS, searchGroups } from './search-groups.tsx';

type SearchBoxProps = {
  /** Puts the cursor into the box when it becomes true. */
  focused?: boolean;
};

/**
 * The search box with suggestions by kind, in the chosen province. Submitted (also without script) it opens the
 * results page.
 */
export function HeaderSearch({ focused = false }: SearchBoxProps) {
  const { province } = useProvince();
  const form = useRef<HTMLFormElement>(null);
  const { query, setQuery, answer } = useSuggestions((q, signal) =>
    browserApi.get<SearchGroup[]>('search', { query: { province, q }, signal }),
  );
  const groups = useMemo(() => searchGroups(answer ?? []), [answer]);
  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus();
  }, [focused]);

  return (
    <Form ref={form} action="/tim-kiem/" role="search">
      <Combobox
        label="Tìm bác sĩ, cơ sở y tế, chuyên khoa"
        hideLabel
        name="q"
        query={query}
        onQuery={setQuery}
        groups={groups}
        max={MOST_ROWS}
        icon={<Search aria-hidden />}
        clearable
        inputProps={{ type: 'text', inputMode: 'search', placeholder: 'Bác sĩ, bệnh viện, chuyên khoa…' }}
      />
      {province && <input type="hidden" name="province" value={province} />}
    </Form>
  );
}
