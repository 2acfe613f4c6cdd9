import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import { searchPage } from '@antam/server/features/search/pages.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Ways } from '../../ui/states/ways.tsx';
import { listSubject } from './list-title.ts';
import styles from './listing.module.css';
import type { Found } from './load-instead.ts';
import { wayOf } from './way-of.ts';

type NoResultsProps = {
  meta: ListMeta;
  noun: string;
  clearTo: string;
  /** What there is nearby in meaning. */
  instead: ReactNode;
};

/** An empty list: why it is empty, what is nearest to it, and some of who or what that is. */
export function NoResults({ meta, noun, clearTo, instead }: NoResultsProps) {
  const ways = (meta.relaxed ?? []).map(list => wayOf(list, meta.q));
  return (
    <>
      <div id="list">
        <EmptyState
          drawing="search"
          title={`Chưa có ${listSubject(meta, noun, 'nào')}.`}
          action={
            <LinkButton to={clearTo} variant="outline">
              Bỏ các bộ lọc
            </LinkButton>
          }
        >
          <Ways ways={ways} />
          <p className={styles.otherwise}>
            {meta.q !== '' && (
              <>
                <Link to={searchPage({ q: meta.q })} rel="nofollow">
                  Tìm “{meta.q}” trong mọi mục
                </Link>{' '}
                hoặc{' '}
              </>
            )}
            <Link to={specialityPages.list()}>{meta.q === '' ? 'Chọn' : 'chọn'} theo chuyên khoa</Link>
          </p>
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
