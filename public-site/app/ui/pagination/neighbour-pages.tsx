import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '../link/link.tsx';
import styles from './pagination.module.css';

type NeighbourPagesProps = {
  /** Addresses of the pages before and behind; null at the ends. */
  previous: string | null;
  next: string | null;
};

/** Links to the neighbours of a page whose list has no numbers. Nothing is shown for a single page. */
export function NeighbourPages({ previous, next }: NeighbourPagesProps) {
  if (previous === null && next === null) return null;
  return (
    <nav className={`${styles.nav} no-print`} aria-label="Trang">
      {previous !== null && (
        <Link className={styles.step} to={previous} rel="prev">
          <ChevronLeft size={20} aria-hidden="true" />
          Trang trước
        </Link>
      )}
      {next !== null && (
        <Link className={styles.step} to={next} rel="next">
          Trang sau
          <ChevronRight size={20} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
