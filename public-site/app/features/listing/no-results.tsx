import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { listSubject } from './list-title.ts';
import styles from './listing.module.css';
import type { Found } from './load-instead.ts';

type NoResultsProps = {
  meta: ListMeta;
  noun: string;
  clearTo: string;
  /** What there is nearby in meaning. */
  instead: ReactNode;
};

/** An empty list: why it is empty, what can be left out, and who or what else there is. */
export function NoResults({ meta, noun, clearTo, instead }: NoResultsProps) {
  return (
    <>
      <div id="list">
        <EmptyState
          drawing="search"
          title={`Chưa có ${listSubject(meta, noun, 'nào')}.`}
          action={<LinkButton to={clearTo}>Bỏ các bộ lọc</LinkButton>}
        >
          <span className={styles.phrase}>Bạn có thể bớt một bộ lọc{meta.q !== '' && ', đổi từ khoá'},</span>{' '}
          <span className={styles.phrase}>
            hoặc <Link to={specialityPages.list()}>chọn theo chuyên khoa</Link>.
          </span>
        </EmptyState>
      </div>
      {instead}
    </>
  );
}

type InsteadListProps<Card> = {
  found: Found<Card> | null;
  card: (card: Card) => ReactNode;
};

/** Some of what another list has, with the way to that; nothing where nothing was found. */
export function InsteadList<Card extends { id: number }>({ found, card }: InsteadListProps<Card>) {
  if (found === null) return null;
  const { title, to, items } = found;
  return (
    <section className={styles.instead} aria-label={title}>
      <div className={styles.insteadHead}>
        <h2>{title}</h2>
        <Link to={to} className="more-link">
          Xem danh sách
        </Link>
      </div>
      <ul className={styles.cards}>
        {items.map(each => (
          <li key={each.id}>{card(each)}</li>
        ))}
      </ul>
    </section>
  );
}
