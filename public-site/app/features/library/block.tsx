import type { ReactNode } from 'react';
import { Link } from '../../ui/link/link.tsx';
import styles from './library.module.css';

export type BlockProps = { title: string; more?: string; moreLabel?: string; children: ReactNode };

/** What a page of the library leads on to. Nobody prints it. */
export function Block({ title, more, moreLabel, children }: BlockProps) {
  return (
    <section className={`${styles.block} no-print`} aria-label={title}>
      <div className={styles.blockHead}>
        <h2>{title}</h2>
        {more !== undefined && (
          <Link to={more} className="more-link">
            {moreLabel}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
