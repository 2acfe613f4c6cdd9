import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import buttons from '../button/button.module.css';
import { Link } from '../link/link.tsx';
import styles from './ways.module.css';

/** A list that shows something where another one is empty. */
export type Way = {
  /** "12 bác sĩ". */
  counted: string;
  /** What the list is about, and where: "Da liễu tại TP. Hồ Chí Minh". */
  subject: string;
  /** Names of what it no longer asks for, as far as that does not say it. */
  without: readonly string[];
  to: string;
};

/** Where an empty list leads, the nearest first; nothing where it leads nowhere. */
export function Ways({ ways, label = 'Gần nhất với điều bạn tìm' }: { ways: readonly Way[]; label?: string }) {
  if (ways.length === 0) return null;
  return (
    <nav className={styles.ways} aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}:
      </p>
      <ul className={styles.list}>
        {ways.map(({ counted, subject, without, to }) => (
          <li key={to}>
            <Link to={to} className={clsx(buttons.outline, styles.way)}>
              <span>
                <strong>{counted}</strong>
                {subject !== '' && ` ${subject}`}
                {without.length > 0 && <span className={styles.without}> (đã bỏ lọc: {without.join(', ')})</span>}
              </span>
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
