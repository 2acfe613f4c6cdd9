import { type CSSProperties, useId, useState } from 'react';
import { Link } from '../link/link.tsx';
import styles from './read-more.module.css';
import { Toggle } from './toggle.tsx';
import { uniqueItems } from './unique-items.ts';

const longest = 15;
const shownOfLong = 11;

export type LongListItem = {
  key: string;
  text: string;
  to?: string;
  /** A note in a muted colour below the text: a price. */
  note?: string;
};

type LongListProps = {
  items: readonly LongListItem[];
  /** Columns on a wide window, 3 by default; fewer on narrow ones. */
  columns?: number;
  label?: string;
};

/** A list in columns. Repetitions are dropped first; of more than 15 items the first 11 show until the rest is asked for. */
export function LongList({ items, columns = 3, label }: LongListProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const all = uniqueItems(items);
  const long = all.length > longest;
  const style: CSSProperties & { '--columns': number } = { '--columns': columns };
  const list = (
    <ul id={id} className={styles.columns} data-cols={columns} aria-label={label} style={style}>
      {all.map((item, index) => {
        const extra = long && index >= shownOfLong;
        return (
          <li key={item.key} className={extra ? (open ? styles.appear : styles.folded) : undefined}>
            {item.to ? <Link to={item.to}>{item.text}</Link> : item.text}
            {item.note && <span className={styles.note}>{item.note}</span>}
          </li>
        );
      })}
    </ul>
  );
  if (!long) return list;
  return (
    <div>
      {list}
      <Toggle
        open={open}
        onToggle={() => setOpen(!open)}
        controls={id}
        moreLabel={`Xem thêm ${all.length - shownOfLong}`}
      />
    </div>
  );
}
