import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { Input } from '../form/input.tsx';
import { useOnDemand } from '../lazy/use-on-demand.ts';
import styles from './combobox.module.css';
import { limitRows, mostSuggestions, type SuggestionGroup, type SuggestionRow } from './suggestion.ts';
import type { BoxEvents, ShownList } from './suggestion-list.tsx';

type ComboboxProps = {
  label: string;
  /** Id of the box, where something else leads to it; its own by default. */
  id?: string | undefined;
  hideLabel?: boolean;
  name?: string;
  /** The text in the box, kept by the parent. */
  query: string;
  onQuery: (query: string) => void;
  groups: readonly SuggestionGroup[];
  /** Looking the rows up failed, which the list says in their place. */
  hasFailed?: boolean;
  /** Called for a chosen row; a row with an address is followed as well. */
  onChoose?: (row: SuggestionRow) => void;
  /** Rows shown in all, 10 by default. */
  max?: number;
  icon?: ReactNode;
  /** A button that empties the box. */
  clearable?: boolean;
  className?: string;
  inputProps?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'name'>;
};

const importList = () => import('./suggestion-list.tsx');
const NO_LIST: ShownList = { isOpen: false, activeId: undefined };

/**
 * A text box with suggestions below. The list shows while there is something to show for what is typed; Escape, leaving
 * the box and choosing hide it until the next key. It is loaded when the box is first focused: until then, and without
 * script, this is a plain text box.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, name, query, onQuery, groups, max = mostSuggestions, icon, clearable } = props;
  const own = useId();
  const id = props.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const events = useRef<BoxEvents>({});
  const isTyping = useRef(false);
  const [shown, setShown] = useState(NO_LIST);
  const { module, load } = useOnDemand(importList);
  const rows = useMemo(() => limitRows(groups, max), [groups, max]);

  return (
    <div className={clsx(styles.combobox, props.className)}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <Input
          ref={input}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...props.inputProps}
          id={id}
          name={name}
          icon={icon}
          value={query}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.activeId}
          onFocus={load}
          onChange={event => {
            isTyping.current = true;
            if (!module) load();
            onQuery(event.target.value);
            events.current.onChange?.(event);
          }}
          onKeyDown={event => events.current.onKeyDown?.(event)}
          onBlur={event => {
            isTyping.current = false;
            events.current.onBlur?.(event);
          }}
        />
        {clearable && query && (
          <button
            type="button"
            className={styles.clear}
            aria-label="Xoá"
            onClick={() => {
              onQuery('');
              input.current?.focus();
            }}
          >
            <X size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      {module && (
        <module.SuggestionList
          id={id}
          label={label}
          query={query}
          groups={rows}
          hasFailed={props.hasFailed}
          input={input}
          events={events}
          isTyping={isTyping}
          onShown={setShown}
          onChoose={props.onChoose}
        />
      )}
    </div>
  );
}
