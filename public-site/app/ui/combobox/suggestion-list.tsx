import { clsx } from 'clsx';
import { useCombobox } from 'downshift';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
} from 'react';
import { useNavigate } from 'react-router';
import styles from './combobox.module.css';
import type { SuggestionGroup, SuggestionRow } from './suggestion.ts';
import { type ListRow, rowsOf, SuggestionGroups } from './suggestion-groups.tsx';
import { useRoomBelow } from './use-room-below.ts';

/** What the list wants to hear from the box. */
export type BoxEvents = Pick<ComponentProps<'input'>, 'onChange' | 'onKeyDown' | 'onBlur'>;

/** What the box says of the list: `activeId` is the row that the arrow keys have reached. */
export type ShownList = { isOpen: boolean; activeId: string | undefined };

type SuggestionListProps = {
  /** The id of the box. */
  id: string;
  label: string;
  query: string;
  /** At most so many rows as are shown. */
  groups: readonly SuggestionGroup[];
  /** Whether looking the rows up failed. */
  hasFailed: boolean | undefined;
  input: RefObject<HTMLInputElement | null>;
  /** Where the list puts its handlers. */
  events: RefObject<BoxEvents>;
  /** Whether something was typed since the box was entered. */
  isTyping: RefObject<boolean>;
  onShown: (list: ShownList) => void;
  onChoose: ((row: SuggestionRow) => void) | undefined;
};

/** These move the cursor in the text. */
const TEXT_KEYS = new Set(['Home', 'End', 'PageUp', 'PageDown']);

const FAILURE = 'Chưa tải được gợi ý. Bạn kiểm tra mạng rồi gõ tiếp, hoặc nhấn Enter để tìm.';

/** Downshift leaves alone what is marked like this. */
const keepFromDownshift = (event: { nativeEvent: object }) =>
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });

/** The list below a combobox's box: Downshift knows which row is active and whether the list is wanted. */
export function SuggestionList({ id, label, query, groups, hasFailed, input, events, ...to }: SuggestionListProps) {
  const navigate = useNavigate();
  const rows = useMemo(() => groups.flatMap(rowsOf), [groups]);
  const idOf = (index: number) => `${id}-row-${index}`;
  const { isOpen, highlightedIndex, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<ListRow>({
      items: rows,
      inputValue: query,
      itemToString: row => row?.value ?? '',
      initialIsOpen: to.isTyping.current,
      inputId: id,
      menuId: `${id}-list`,
      getItemId: idOf,
      // A row is followed or given to the parent, and nothing remains chosen.
      stateReducer: (_state, { changes }) => ({ ...changes, selectedItem: null }),
    });
  const hasRows = query.trim() !== '' && rows.length > 0;
  const isShown = isOpen && hasRows;
  const shownFailure = isOpen && !hasRows && query.trim() !== '' && hasFailed ? FAILURE : '';
  const room = useRoomBelow(input, isShown);
  const active = isShown ? rows[highlightedIndex] : undefined;
  const activeId = active && idOf(highlightedIndex);

  const choose = (row: ListRow) => {
    if (!row.more) to.onChoose?.(row);
  };
  const follow = (row: ListRow) => {
    // No page of the site: the link calls, and says that it is chosen.
    if (row.to?.startsWith('tel:')) document.getElementById(idOf(highlightedIndex))?.click();
    else {
      choose(row);
      if (row.to) void navigate(row.to);
    }
  };
  const press = pressed({ hasRows, isShown: isShown || shownFailure !== '', active, follow });
  const { ref, onChange, onKeyDown, onBlur } = getInputProps({ onKeyDown: press }, { suppressRefError: true });
  useLayoutEffect(() => {
    events.current = { onChange, onKeyDown, onBlur };
    if (typeof ref === 'function') ref(input.current);
    return () => {
      events.current = {};
    };
  });
  const { onShown } = to;
  useLayoutEffect(() => onShown({ isOpen: isShown, activeId }), [isShown, activeId, onShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins without an active row
  useLayoutEffect(() => setHighlightedIndex(-1), [groups]);

  // Asked for on every render: Downshift keeps what it needs of it.
  const menu = getMenuProps(
    {
      'aria-label': label,
      onMouseLeave: keepFromDownshift,
      // The focus stays in the box while the list is pressed.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    { suppressRefError: true },
  );
  return (
    <>
      {isShown && (
        <div {...menu} className={styles.list} style={{ maxHeight: room }} tabIndex={-1}>
          <SuggestionGroups
            id={id}
            groups={groups}
            query={query}
            rowProps={(row, index) =>
              getItemProps({ item: row, index, onClick: () => choose(row), onMouseMove: keepFromDownshift })
            }
          />
        </div>
      )}
      <Spoken
        text={isShown ? [...groups.flatMap(({ note }) => note ?? []), `${rows.length} gợi ý`].join(' ') : ''}
        failure={shownFailure}
      />
    </>
  );
}

type Pressed = {
  hasRows: boolean;
  /** Whether the rows or a failure are shown. */
  isShown: boolean;
  /** The row that the arrow keys have reached. */
  active: ListRow | undefined;
  follow: (row: ListRow) => void;
};

/** What keys in the box do beside what Downshift makes of them. */
const pressed =
  ({ hasRows, isShown, active, follow }: Pressed) =>
  (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (TEXT_KEYS.has(event.key) || (isArrow ? !hasRows : !isShown)) keepFromDownshift(event);
    // An overlay around the box stays open.
    else if (event.key === 'Escape') event.stopPropagation();
    else if (event.key === 'Enter') {
      // Without an active row, Enter belongs to the form; while a word is being composed, to the keyboard.
      if (!active || event.nativeEvent.isComposing) keepFromDownshift(event);
      else follow(active);
    }
  };

/** A failure in the place of the list, and what assistive technology says of either. */
const Spoken = ({ text, failure }: { text: string; failure: string }) => (
  <>
    {failure && (
      <p className={clsx(styles.list, styles.failure)} aria-hidden="true">
        {failure}
      </p>
    )}
    <span className="visually-hidden" role="status">
      {text || failure}
    </span>
  </>
);
