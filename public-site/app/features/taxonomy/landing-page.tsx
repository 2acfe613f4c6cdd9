import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import type { ReactNode } from 'react';
import { useProvince } from '../../frame/province/province-context.tsx';
import { breadcrumbList } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { LongList } from '../../ui/read-more/long-list.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { listAddress } from '../listing/list-address.ts';
import { inSentence } from '../listing/list-title.ts';
import { askedTimeOf } from '../places/asked-times.ts';
import { PlaceCard } from '../places/place-card.tsx';
import { rangeText } from '../places/price-text.ts';
import { DoctorCard } from '../professionals/doctor-card.tsx';
import { peopleText } from '../professionals/people-text.ts';
import styles from './landing.module.css';
import type { Landing } from './load-landing.ts';
import { useProvinceReload } from './use-province-reload.ts';

type LandingPageProps = {
  landing: Landing;
  indexName: string;
  indexPath: string;
  /** What else belongs to it, between the people and the services. */
  children?: ReactNode;
};

/** What a speciality or service is, who offers it, and what belongs to it. */
export function LandingPage({ landing, indexName, indexPath, children }: LandingPageProps) {
  const { term, doctors, places, times, filter, province } = landing;
  const elsewhere = usePreferredProvince(landing);
  const origin = useOrigin();
  const where = province ? ` tại ${inSentence(province.name)}` : '';
  const filters = { [filter]: term.slug, provinces: province?.slug ?? null };
  const list = (path: string) => listAddress(path, new URLSearchParams(), filters);
  const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: indexName, to: indexPath }, { label: term.name }];
  return (
    <div className={`container ${styles.page}`}>
      <Seo
        title={`${term.name}: bác sĩ và nơi khám`}
        description={term.description || `Bác sĩ và cơ sở y tế ${term.name.toLocaleLowerCase('vi')} trên An Tâm.`}
        path={term.absolute_url}
      />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
      <Breadcrumbs items={crumbs} />
      <header className={styles.head}>
        <h1>{term.name}</h1>
        {term.description !== '' && <p className={styles.lead}>{term.description}</p>}
        {term.prices && (
          <p>
            Giá <b>{rangeText(term.prices)}</b>
            {province && ' trên cả nước'}
          </p>
        )}
        {term.parent && (
          <p>
            Thuộc chuyên khoa <Link to={specialityPages.detail(term.parent)}>{term.parent.name}</Link>
          </p>
        )}
      </header>
      {elsewhere !== null && (
        <p className="muted">Chưa có ai, chưa có nơi nào tại {inSentence(elsewhere)}. Dưới đây là cả nước.</p>
      )}
      {doctors.count === 0 && places.count === 0 && (
        <EmptyState
          drawing="people"
          title={`Chưa có bác sĩ hay cơ sở nào cho ${term.name}`}
          action={<LinkButton to={indexPath}>Xem {indexName.toLocaleLowerCase('vi')} khác</LinkButton>}
        />
      )}
      {doctors.count > 0 && (
        <Block
          title={`${peopleText(doctors.kinds)}${where}`}
          more={list(professionalPages.list())}
          moreLabel="Xem danh sách"
        >
          {doctors.items.map(doctor => (
            <li key={doctor.id}>
              <DoctorCard doctor={doctor} level={3} />
            </li>
          ))}
        </Block>
      )}
      {places.count > 0 && (
        <Block
          title={`${formatNumber(places.count)} cơ sở y tế${where}`}
          more={list(placePages.list())}
          moreLabel="Xem tất cả cơ sở"
        >
          {places.items.map(place => (
            <li key={place.id}>
              <PlaceCard place={place} level={3} upright="wide" asked={askedTimeOf(times, place.id)} />
            </li>
          ))}
        </Block>
      )}
      {children}
      {term.related.length > 0 && (
        <section className={styles.block} aria-labelledby="related">
          <h2 id="related">{filter === 'specialities' ? `Dịch vụ ${term.name}` : 'Dịch vụ liên quan'}</h2>
          <LongList
            items={term.related.map(({ slug, name, absolute_url }) => ({ key: slug, text: name, to: absolute_url }))}
          />
        </section>
      )}
    </div>
  );
}

/**
 * Reads the page again when another province is chosen in the header. Answers the preferred province's name where
 * nobody there offers the term, so that the page shows the whole country; otherwise null.
 */
function usePreferredProvince({ preferred, province, doctors, places }: Landing): string | null {
  const { provinces } = useProvince();
  useProvinceReload(preferred);
  if (province !== null || doctors.count + places.count === 0) return null;
  return provinces.find(({ slug }) => slug === preferred)?.name ?? null;
}

type BlockProps = { title: string; more: string; moreLabel: string; children: ReactNode };

function Block({ title, more, moreLabel, children }: BlockProps) {
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.blockHead}>
        <h2>{title}</h2>
        <Link to={more} className="more-link">
          {moreLabel}
        </Link>
      </div>
      <ul className={styles.grid}>{children}</ul>
    </section>
  );
}
