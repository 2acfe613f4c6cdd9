import { articlePages } from '@antam/server/features/articles/pages.ts';
import { collectionPages } from '@antam/server/features/collections/pages.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { promotionPages } from '@antam/server/features/promotions/pages.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import type { ReactNode } from 'react';
import { useProvince } from '../../frame/province/province-context.tsx';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { GroupFilter } from '../../ui/group-filter/group-filter.tsx';
import { Link } from '../../ui/link/link.tsx';
import { CollectionCard } from '../collections/collection-card.tsx';
import { areaName } from '../places/place-area.ts';
import { PlaceCard } from '../places/place-card.tsx';
import { DoctorCard } from '../professionals/doctor-card.tsx';
import { DoctorTile } from '../professionals/doctor-tile.tsx';
import { TermTile } from '../taxonomy/term-tile.tsx';
import styles from './home.module.css';
import { HomeOffer } from './home-offer.tsx';
import type { Home } from './load-home.ts';

/** The home page below the search. A block without content is left out. */
export function HomeSections({ home }: { home: Home }) {
  const { provinces, province } = useProvince();
  const name = provinces.find(({ slug }) => slug === province)?.name;
  const at = (near: boolean) => (name ? (near ? ` tại ${name}` : ' trên cả nước') : '');
  const query = (near: boolean) => ({ provinces: near ? province : null });
  return (
    <div className={`container ${styles.sections}`}>
      {home.specialities.length > 0 && (
        <Block title="Chuyên khoa được tìm nhiều" more={specialityPages.list()} moreLabel="Tất cả chuyên khoa">
          <div className={styles.tiles}>
            {home.specialities.map(term => (
              <TermTile key={term.slug} term={term} icon />
            ))}
          </div>
        </Block>
      )}
      {home.doctors.length > 0 && (
        <Block
          title={`Bác sĩ nổi bật${at(home.doctorsNear)}`}
          more={professionalPages.list(query(home.doctorsNear))}
          moreLabel="Tất cả bác sĩ"
        >
          <div className={styles.doctors}>
            {home.doctors.map(doctor => (
              <DoctorCard key={doctor.id} doctor={doctor} level={3} />
            ))}
          </div>
        </Block>
      )}
      {home.places.length > 0 && (
        <Block
          title={`Cơ sở y tế nổi bật${at(home.placesNear)}`}
          more={placePages.list(query(home.placesNear))}
          moreLabel="Tất cả cơ sở"
        >
          <div className={styles.places}>
            {home.places.map(place => (
              <PlaceCard key={place.id} place={place} level={3} upright />
            ))}
          </div>
        </Block>
      )}
      {home.grouped.length > 0 && (
        <Block
          title={`Chọn bác sĩ theo chuyên khoa${at(false)}`}
          more={professionalPages.list()}
          moreLabel="Xem danh sách"
        >
          <GroupFilter
            label="Bác sĩ theo chuyên khoa"
            selectLabel="Chuyên khoa"
            items={home.grouped}
            keyOf={doctor => String(doctor.id)}
            groupsOf={doctor => doctor.specialities.map(({ slug, name }) => ({ key: slug, name }))}
            render={doctor => (
              <DoctorTile doctor={doctor} {...(doctor.workplace ? { where: areaName(doctor.workplace) } : {})} />
            )}
            itemWidth={236}
          />
        </Block>
      )}
      {home.promotions.length > 0 && (
        <Block
          title={`Ưu đãi sắp hết hạn${at(home.promotionsNear)}`}
          more={promotionPages.list(home.promotionsNear ? { province } : {})}
          moreLabel="Tất cả ưu đãi"
        >
          <div className={styles.promotions}>
            {home.promotions.map(promotion => (
              <HomeOffer key={promotion.id} promotion={promotion} />
            ))}
          </div>
        </Block>
      )}
      {home.collections.length > 0 && (
        <Block title="Tuyển chọn của ban biên tập" more={collectionPages.list()} moreLabel="Tất cả tuyển chọn">
          <div className={styles.collections}>
            {home.collections.map(collection => (
              <CollectionCard key={collection.id} collection={collection} level={3} />
            ))}
          </div>
        </Block>
      )}
      {home.threads.length > 0 && (
        <Block title="Bác sĩ vừa trả lời" more={forumPages.list()} moreLabel="Tất cả câu hỏi">
          <ReadingList
            items={home.threads.map(({ id, absolute_url, title, answered_by }) => ({
              ...{ id, absolute_url, title, note: `${answered_by?.name} đã trả lời` },
            }))}
          />
        </Block>
      )}
      {home.articles.length > 0 && (
        <Block title="Bài viết mới" more={articlePages.list()} moreLabel="Tất cả bài viết">
          <ReadingList
            items={home.articles.map(({ id, absolute_url, title, reading_minutes }) => ({
              ...{ id, absolute_url, title, note: `${reading_minutes} phút đọc` },
            }))}
          />
        </Block>
      )}
      <HowItWorks />
    </div>
  );
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
      {children}
    </section>
  );
}

const STEPS = [
  {
    title: 'Tìm đúng người',
    text: 'Gõ tên bác sĩ, nơi khám, chuyên khoa hay triệu chứng; có dấu hay không dấu đều được.',
  },
  {
    title: 'So sánh rõ ràng',
    text: 'Trình độ, kinh nghiệm, giá, giờ làm việc và chứng chỉ hành nghề được trình bày theo cùng một cách.',
  },
  {
    title: 'Đến nơi dễ dàng',
    text: 'Xem bản đồ, khoảng cách từ chỗ bạn và đường đi; địa chỉ ghi cả tên quận, huyện quen thuộc.',
  },
];

function HowItWorks() {
  return (
    <section className={styles.block} aria-labelledby="how-it-works">
      <h2 id="how-it-works">An Tâm giúp bạn thế nào</h2>
      <ol className={styles.steps}>
        {STEPS.map(step => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.stepTitle}>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Reading {
  readonly id: number;
  readonly absolute_url: string;
  readonly title: string;
  readonly note: string;
}

/** What one can read, by its titles. */
function ReadingList({ items }: { items: readonly Reading[] }) {
  return (
    <ul className={styles.questions}>
      {items.map(({ id, absolute_url, title, note }) => (
        <Card as="li" key={id} interactive>
          <h3 className={styles.stepTitle}>
            <CardLink to={absolute_url}>{title}</CardLink>
          </h3>
          <p className="muted small">{note}</p>
        </Card>
      ))}
    </ul>
  );
}
