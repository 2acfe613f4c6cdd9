import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { formatNumber } from '../text/format-number.ts';
import styles from './tabs.module.css';

export type TabItem = { key: string; label: string; count?: number; content: ReactNode };

type TabsProps = {
  /** What the tabs choose between; read aloud. */
  label: string;
  items: readonly TabItem[];
  /** The open tab, when the parent keeps it; otherwise the tabs keep it themselves. */
  selected?: string;
  onSelect?: (key: string) => void;
  /** The tab to begin with, the first by default. */
  initial?: string;
};

/** Tabs, of which one panel shows. All panels are in the page; without script all can be read. */
export function Tabs({ label, items, selected, onSelect, initial }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(initial ?? items[0]?.key);
  const open = selected ?? own;
  const select = (key: string) => {
    setOwn(key);
    onSelect?.(key);
  };
  return (
    <div>
      <TabList label={label} items={items} open={open} id={id} onSelect={select} />
      {items.map(item => (
        <div
          key={item.key}
          role="tabpanel"
          id={`${id}-panel-${item.key}`}
          aria-labelledby={`${id}-tab-${item.key}`}
          className={clsx(styles.panel, item.key !== open && styles.closed)}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}

type TabListProps = {
  label: string;
  items: readonly { key: string; label: string; count?: number }[];
  open: string | undefined;
  /** Prefix of the ids that tie tabs and panels: `{id}-tab-{key}` and `{id}-panel-{key}`. */
  id: string;
  onSelect: (key: string) => void;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The row of tabs: arrows move between them, only the open one is in the tab order. */
export function TabList({ label, items, open, id, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex(item => item.key === open);
    const step = steps[event.key];
    let to = step === undefined ? -1 : (at + step + items.length) % items.length;
    if (event.key === 'Home') to = 0;
    if (event.key === 'End') to = items.length - 1;
    const next = items[to];
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {items.map(item => (
        <button
          key={item.key}
          type="button"
          role="tab"
          id={`${id}-tab-${item.key}`}
          aria-controls={`${id}-panel-${item.key}`}
          aria-selected={item.key === open}
          tabIndex={item.key === open ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(item.key)}
        >
          {item.label}
          {item.count !== undefined && item.count > 0 && (
            <span className={styles.count}>{formatNumber(item.count)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
