import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '../link/link.tsx';
import { formatNumber } from '../text/format-number.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

type PaginationProps = {
  page: number;
  pageCount: number;
  /** The address of a page of the same list. */
  hrefFor: (page: number) => string;
};

/** Links to the pages of a list. Nothing is shown for a single page. */
export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={`${styles.nav} no-print`} aria-label="Trang">
      {page > 1 && (
        <Link className={styles.step} to={hrefFor(Math.min(page - 1, pageCount))} rel="prev">
          <ChevronLeft size={20} aria-hidden="true" />
          Trang trước
        </Link>
      )}
      <ul className={styles.pages}>
        {pageWindow(page, pageCount).map((number, index, all) =>
          number === null ? (
            <li key={`gap-after-${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className={clsx(styles.page, number === page && styles.current)}
                to={hrefFor(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                <span className="visually-hidden">Trang </span>
                {formatNumber(number)}
              </Link>
            </li>
          ),
        )}
      </ul>
      {page < pageCount && (
        <Link className={styles.step} to={hrefFor(page + 1)} rel="next">
          Trang sau
          <ChevronRight size={20} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
