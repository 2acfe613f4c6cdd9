import { type ComponentProps, useMemo, useState } from 'react';
import { Combobox } from './combobox.tsx';
import { matchingRows, mostSuggestions, type SuggestionRow } from './suggestion.ts';

type LocalComboboxProps = {
  entries: readonly SuggestionRow[];
  /** Text to begin with. */
  initial?: string;
} & Omit<ComponentProps<typeof Combobox>, 'query' | 'onQuery' | 'groups'>;

/** A box that suggests from entries the page already has. Choosing one puts its value into the box. */
export function LocalCombobox({ entries, initial = '', onChoose, max = mostSuggestions, ...rest }: LocalComboboxProps) {
  const [query, setQuery] = useState(initial);
  const groups = useMemo(() => [{ key: 'all', rows: matchingRows(entries, query, max) }], [entries, query, max]);
  return (
    <Combobox
      {...rest}
      max={max}
      query={query}
      onQuery={setQuery}
      groups={groups}
      onChoose={row => {
        setQuery(row.value);
        onChoose?.(row);
      }}
    />
  );
}
