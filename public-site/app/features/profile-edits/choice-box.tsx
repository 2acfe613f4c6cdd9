import { useMemo, useState } from 'react';
import { matchingRows } from '../../ui/combobox/suggestion.ts';
import { MultiSelect } from '../../ui/form/multi-select.tsx';
import styles from './tag-box.module.css';
import { type ListedTag, TagField } from './tag-field.tsx';

type ChoiceBoxProps = {
  id: string;
  /** Of the select that the form sends. */
  name: string;
  label: string;
  kind: string;
  placeholder: string;
  choices: readonly ListedTag[];
  defaultIds: readonly number[];
  error: string | undefined;
};

/**
 * Several of a short list, as tags that the box finds among the choices. The form sends a select of which several can be
 * chosen; who has no script chooses in it.
 */
export function ChoiceBox({ name, choices, defaultIds, ...field }: ChoiceBoxProps) {
  const [ids, setIds] = useState(defaultIds);
  const [query, setQuery] = useState('');
  const tags = ids.flatMap(id => choices.find(choice => choice.id === id) ?? []);
  const rows = useMemo(
    () =>
      matchingRows(
        choices.map(({ id, name: value }) => ({ key: String(id), value })),
        query,
      ),
    [choices, query],
  );
  return (
    <TagField
      {...{ ...field, tags, query, onQuery: setQuery, found: choices, rows }}
      onTags={chosen => setIds(chosen.map(({ id }) => id))}
    >
      <MultiSelect
        className={styles.plain}
        name={name}
        aria-label={field.label}
        value={ids.map(String)}
        onChange={event => setIds([...event.currentTarget.selectedOptions].map(({ value }) => Number(value)))}
      >
        {choices.map(({ id, name: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </MultiSelect>
    </TagField>
  );
}
