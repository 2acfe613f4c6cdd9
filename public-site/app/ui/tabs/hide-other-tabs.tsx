import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { ChipButton } from '../chip/chip.tsx';
import { formatNumber } from '../text/format-number.ts';
import styles from './tabs.module.css';
import type { TabItem } from './tabs.tsx';

type HideOtherTabsProps = {
  label: string;
  items: readonly TabItem[];
  /** What shows at first; everything by default. */
  initial?: string;
  showAllLabel?: string;
};

const all = 'all';

/** Sections one below the other, and buttons of which each leaves only its own section; the first shows all again. */
export function HideOtherTabs({ label, items, initial = all, showAllLabel = 'Xem tất cả' }: HideOtherTabsProps) {
  const id = useId();
  const [open, setOpen] = useState(initial);
  return (
    <div>
      <fieldset className={styles.chips} aria-label={label}>
        <ChipButton selected={open === all} onClick={() => setOpen(all)}>
          {showAllLabel}
        </ChipButton>
        {items.map(item => (
          <ChipButton
            key={item.key}
            selected={open === item.key}
            aria-controls={`${id}-${item.key}`}
            onClick={() => setOpen(item.key)}
          >
            {item.label}
            {item.count !== undefined && ` (${formatNumber(item.count)})`}
          </ChipButton>
        ))}
      </fieldset>
      {items.map(item => (
        <section
          key={item.key}
          id={`${id}-${item.key}`}
          aria-labelledby={`${id}-${item.key}-heading`}
          className={clsx(styles.section, open !== all && open !== item.key && styles.closed)}
        >
          <h3 className={styles.heading} id={`${id}-${item.key}-heading`}>
            {item.label}
          </h3>
          {item.content}
        </section>
      ))}
    </div>
  );
}
