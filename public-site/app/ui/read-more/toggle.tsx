import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import styles from './read-more.module.css';

type ToggleProps = {
  open: boolean;
  onToggle: () => void;
  /** Id of what it opens. */
  controls: string;
  moreLabel?: string;
  lessLabel?: string;
};

/** The button under shortened content that shows the rest, and folds it again. */
export function Toggle({ open, onToggle, controls, moreLabel = 'Xem thêm', lessLabel = 'Thu gọn' }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={controls} onClick={onToggle}>
      {open ? lessLabel : moreLabel}
      <ChevronDown className={clsx(styles.arrow, open && styles.up)} aria-hidden="true" />
    </button>
  );
}
