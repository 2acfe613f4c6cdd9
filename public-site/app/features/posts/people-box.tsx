import { useMemo, useState } from 'react';
import { fetchOptions, type HtmlOption } from '../../api/fetch-options.ts';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import { tagLookup, tagRows } from '../../ui/combobox/suggestion.ts';
import { useSuggestions } from '../../ui/combobox/use-suggestions.ts';

type PeopleBoxProps = {
  label: string;
  /** The call that answers with options. */
  call: '/api/v1/autocomplete/replyer/' | '/api/v1/autocomplete/creator/';
  placeholder?: string;
  /** Called with who was chosen, and with null once the text is another. */
  onChoose: (option: HtmlOption | null) => void;
};

/** A box that finds a professional or place by name. */
export function PeopleBox({ label, call, placeholder, onChoose }: PeopleBoxProps) {
  const [chosen, setChosen] = useState('');
  const { query, setQuery, answer, state } = useSuggestions(
    (text, signal) => fetchOptions(`${call}?q=${encodeURIComponent(text)}`, signal),
    tagLookup,
  );
  const groups = useMemo(() => {
    const found = query === chosen ? [] : (answer ?? []);
    return [{ key: 'people', rows: tagRows(found.map(({ value, label: name }) => ({ key: value, name }))) }];
  }, [answer, query, chosen]);
  return (
    <Combobox
      label={label}
      query={query}
      onQuery={text => {
        setQuery(text);
        if (text !== chosen) onChoose(null);
      }}
      groups={groups}
      hasFailed={state === 'failed'}
      onChoose={row => {
        setChosen(row.value);
        setQuery(row.value);
        onChoose({ value: row.key, label: row.value });
      }}
      inputProps={{ ...(placeholder === undefined ? {} : { placeholder }), enterKeyHint: 'done' }}
    />
  );
}
