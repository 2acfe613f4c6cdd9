import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { ChipButton } from '../chip/chip.tsx';
import { formatNumber } from '../text/format-number.ts';
import { FoldingSection } from './folding-section.tsx';
import styles from './tabs.module.css';
import type { TabItem } from './tabs.tsx';

type HideOtherTabsProps = {
  label: string;
  items: readonly TabItem[];
  /** What shows at first; everything by default. */
  initial?: string;
  showAllLabel?: string;
  /** Phones fold the sections instead of offering the buttons: for sections that are long together. */
  folding?: boolean;
};

const all = 'all';

/** Sections one below the other, and buttons of which each leaves only its own section; the first shows all again. */
export function HideOtherTabs({
  label,
  items,
  initial = all,
  showAllLabel = 'Xem tất cả',
  folding = false,
}: HideOtherTabsProps) {
  const id = useId();
  const [open, setOpen] = useState(initial);
  return (
    <div>
      <fieldset className={clsx(styles.chips, folding && styles.wideOnly)} aria-label={label}>
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
      {items.map((item, index) => {
        const panel = {
          id: `${id}-${item.key}`,
          className: clsx(styles.section, open !== all && open !== item.key && styles.closed),
        };
        return folding ? (
          <FoldingSection key={item.key} {...panel} heading={item.label} count={item.count} first={index === 0}>
            {item.content}
          </FoldingSection>
        ) : (
          <section key={item.key} {...panel} aria-label={item.label}>
            <h3 className={styles.heading}>{item.label}</h3>
            {item.content}
          </section>
        );
      })}
    </div>
  );
}
