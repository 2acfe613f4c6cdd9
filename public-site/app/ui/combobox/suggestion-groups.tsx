import { clsx } from 'clsx';
import type { UseComboboxGetItemPropsReturnValue } from 'downshift';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
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

/** What a row gets from the list: handlers, role, id. */
export type RowProps = Omit<UseComboboxGetItemPropsReturnValue, 'onPress'>;

type SuggestionGroupsProps = {
  /** The id of the box. */
  id: string;
  groups: readonly SuggestionGroup[];
  query: string;
  /** `index` counts over all groups. */
  rowProps: (row: ListRow, index: number) => RowProps;
};

/** The rows of a list, under their groups' titles. */
export function SuggestionGroups({ id, groups, query, rowProps }: SuggestionGroupsProps) {
  let first = 0;
  return groups.map(group => {
    const start = first;
    const rows = rowsOf(group).map((row, at) => (
      <Row key={row.key} row={row} {...rowProps(row, start + at)}>
        {row.more ? row.value : (row.content ?? <MarkedText text={row.value} query={query} />)}
      </Row>
    ));
    first += rows.length;
    if (!group.title && !group.note) return rows;
    const titleId = `${id}-title-${group.key}`;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups of options, not fieldsets
      <div key={group.key} role="group" aria-labelledby={titleId} className={styles.group}>
        <div id={titleId}>
          {group.note && <div className={styles.note}>{group.note}</div>}
          {group.title && <div className={styles.title}>{group.title}</div>}
        </div>
        {rows}
      </div>
    );
  });
}

function Row({ row, children, ...given }: RowProps & { row: ListRow; children: ReactNode }) {
  const className = clsx(styles.row, row.more && styles.more, given['aria-selected'] && styles.focused);
  if (!row.to) {
    return (
      <div {...given} tabIndex={-1} className={className}>
        {children}
      </div>
    );
  }
  return (
    <Link {...given} tabIndex={-1} to={row.to} className={className}>
      {children}
      {row.more && <ChevronRight aria-hidden="true" />}
    </Link>
  );
}
