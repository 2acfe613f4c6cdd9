import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Input } from '../form/input.tsx';
import styles from './combobox.module.css';
import { limitRows, mostSuggestions, type SuggestionGroup, type SuggestionRow } from './suggestion.ts';
import { type ListRow, rowsOf, SuggestionList } from './suggestion-list.tsx';
import { useListFocus } from './use-list-focus.ts';

type ComboboxProps = {
  label: string;
  hideLabel?: boolean;
  name?: string;
  /** The text in the box, kept by the parent. */
  query: string;
  onQuery: (query: string) => void;
  groups: readonly SuggestionGroup[];
  /** Called for a chosen row; a row with an address is followed as well. */
  onChoose?: (row: SuggestionRow) => void;
  /** Rows shown in all, 10 unless told. */
  max?: number;
  icon?: ReactNode;
  /** A button that empties the box. */
  clearable?: boolean;
  className?: string;
  inputProps?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'name'>;
};

/**
 * A text box with suggestions below. The list shows while there is something to show for what is typed; Escape, leaving
 * the box and choosing hide it until the next key. Without script it is a plain text box.
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    hideLabel,
    name,
    query,
    onQuery,
    groups,
    onChoose,
    max = mostSuggestions,
    icon,
    clearable,
    className,
    inputProps,
  } = props;
  const id = useId();
  const listId = `${id}-list`;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [awake, setAwake] = useState(false);
  const shown = useMemo(() => limitRows(groups, max), [groups, max]);
  const rows = useMemo(() => shown.flatMap(rowsOf), [shown]);
  const open = awake && query.trim() !== '' && rows.length > 0;
  const { at, move, clear } = useListFocus(groups, rows.length);
  const focused = open ? rows[at] : undefined;
  const rowId = (row: ListRow) => `${id}-row-${row.key}`;

  const sleep = () => {
    setAwake(false);
    clear();
  };
  const choose = (row: ListRow) => {
    sleep();
    if (!row.more) onChoose?.(row);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (rows.length === 0 || !query.trim()) return;
      event.preventDefault();
      setAwake(true);
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && focused) {
      event.preventDefault();
      choose(focused);
      if (focused.to) void navigate(focused.to);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      sleep();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left
    <div
      className={clsx(styles.combobox, className)}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) sleep();
      }}
    >
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
          {...inputProps}
          id={id}
          name={name}
          icon={icon}
          value={query}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={focused && rowId(focused)}
          onChange={event => {
            onQuery(event.target.value);
            setAwake(true);
          }}
          onKeyDown={press}
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
            <X aria-hidden="true" />
          </button>
        )}
      </div>
      {open && (
        <SuggestionList
          id={listId}
          label={label}
          groups={shown}
          query={query}
          focused={focused}
          rowId={rowId}
          onChoose={choose}
        />
      )}
      <span className="visually-hidden" role="status">
        {open ? `${rows.length} gợi ý` : ''}
      </span>
    </div>
  );
}
