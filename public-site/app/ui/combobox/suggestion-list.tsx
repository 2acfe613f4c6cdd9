import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../link/link.tsx';
import styles from './combobox.module.css';
import { MarkedText } from './marked-text.tsx';
import type { SuggestionGroup, SuggestionRow } from './suggestion.ts';

/** A row as the arrow keys count them; the "see all" rows are among them. */
export type ListRow = SuggestionRow & { more?: boolean };

/** A group's rows in the order in which they are shown. */
export function rowsOf(group: SuggestionGroup): ListRow[] {
  const more = group.more && { key: `${group.key}-more`, value: group.more.label, to: group.more.to, more: true };
  return more ? [...group.rows, more] : [...group.rows];
}

type SuggestionListProps = {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  query: string;
  focused: ListRow | undefined;
  rowId: (row: ListRow) => string;
  onChoose: (row: ListRow) => void;
};

/** The dropdown of a combobox. */
export function SuggestionList({ id, label, groups, query, focused, rowId, onChoose }: SuggestionListProps) {
  const box = useRef<HTMLDivElement>(null);
  const focusedId = focused && rowId(focused);
  useEffect(() => {
    if (focusedId) document.getElementById(focusedId)?.scrollIntoView({ block: 'nearest' });
  }, [focusedId]);
  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      tabIndex={-1}
      // The focus stays in the box while a row is pressed.
      onMouseDown={event => event.preventDefault()}
    >
      {groups.map(group => {
        const rows = rowsOf(group).map(row => (
          <Row key={row.key} id={rowId(row)} row={row} focused={row.key === focused?.key} onChoose={onChoose}>
            {row.more ? row.value : (row.content ?? <MarkedText text={row.value} query={query} />)}
          </Row>
        ));
        if (!group.title) return rows;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups of options, not fieldsets
          <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} className={styles.group}>
            <div id={`${id}-${group.key}`} className={styles.title}>
              {group.title}
            </div>
            {rows}
          </div>
        );
      })}
    </div>
  );
}

type RowProps = {
  id: string;
  row: ListRow;
  focused: boolean;
  onChoose: (row: ListRow) => void;
  children: ReactNode;
};

function Row({ id, row, focused, onChoose, children }: RowProps) {
  const common = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': focused,
    className: clsx(styles.row, row.more && styles.more, focused && styles.focused),
    onClick: () => onChoose(row),
  };
  if (!row.to) return <div {...common}>{children}</div>;
  return (
    <Link {...common} to={row.to}>
      {children}
      {row.more && <ChevronRight aria-hidden="true" />}
    </Link>
  );
}
