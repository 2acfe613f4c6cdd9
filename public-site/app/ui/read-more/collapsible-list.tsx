import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import styles from './read-more.module.css';
import { Toggle } from './toggle.tsx';

type CollapsibleListProps = {
  items: readonly { key: string; content: ReactNode }[];
  /** Entries shown while folded; with no more than that there is no toggle. */
  shown?: number;
  /** How an entry lies; what it sets as `display` has no weight of its own and stands in `--shown` as well. */
  itemClassName?: string | undefined;
  label?: string;
};

/** A list of entries one below the other; more than ten are folded behind a toggle. */
export function CollapsibleList({ items, shown = 10, itemClassName, label }: CollapsibleListProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const rest = items.length - shown;
  const list = (
    <ul id={id} className={styles.entries} aria-label={label}>
      {items.map((item, index) => (
        <li
          key={item.key}
          className={clsx(itemClassName, index >= shown && (open ? styles.appear : styles.folded)) || undefined}
        >
          {item.content}
        </li>
      ))}
    </ul>
  );
  if (rest <= 0) return list;
  return (
    <div>
      {list}
      <Toggle open={open} onToggle={() => setOpen(!open)} controls={id} moreLabel={`Xem thêm ${rest}`} />
    </div>
  );
}
