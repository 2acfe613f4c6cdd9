import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PlaceCard } from '../places/place-card.tsx';
import { DoctorCard } from '../professionals/doctor-card.tsx';
import { listSubject } from './list-title.ts';
import styles from './listing.module.css';
import type { Instead } from './load-instead.ts';

type NoResultsProps = {
  meta: ListMeta;
  noun: string;
  clearTo: string;
  /** What there is nearby in meaning; null where nothing was looked for. */
  instead: Instead | null;
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
      {instead?.places && (
        <Others title={instead.places.title} to={instead.places.to}>
          {instead.places.items.map(place => (
            <li key={place.id}>
              <PlaceCard place={place} level={3} />
            </li>
          ))}
        </Others>
      )}
      {instead?.doctors && (
        <Others title={instead.doctors.title} to={instead.doctors.to}>
          {instead.doctors.items.map(doctor => (
            <li key={doctor.id}>
              <DoctorCard doctor={doctor} level={3} />
            </li>
          ))}
        </Others>
      )}
    </>
  );
}

function Others({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  return (
    <section className={styles.instead} aria-label={title}>
      <div className={styles.insteadHead}>
        <h2>{title}</h2>
        <Link to={to} className="more-link">
          Xem danh sách
        </Link>
      </div>
      <ul className={styles.cards}>{children}</ul>
    </section>
  );
}
