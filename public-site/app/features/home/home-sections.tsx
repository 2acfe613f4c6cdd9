import { articlePages } from '@antam/server/features/articles/pages.ts';
import { collectionPages } from '@antam/server/features/collections/pages.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { insurancePages } from '@antam/server/features/insurance/pages.ts';
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
import { inSentence } from '../listing/list-title.ts';
import { PlaceCard } from '../places/place-card.tsx';
import { DoctorCard } from '../professionals/doctor-card.tsx';
import { DOCTOR_TILE, DoctorTile } from '../professionals/doctor-tile.tsx';
import { TermTile } from '../taxonomy/term-tile.tsx';
import styles from './home.module.css';
import { HomeOffer } from './home-offer.tsx';
import type { Home, Reading } from './load-home.ts';

/** The home page below the search. A block without content is left out. */
export function HomeSections({ home }: { home: Home }) {
  const { provinces, province } = useProvince();
  const name = provinces.find(({ slug }) => slug === province)?.name;
  const at = (near: boolean) => (name ? (near ? ` tại ${inSentence(name)}` : ' trên cả nước') : '');
  const query = (near: boolean) => ({ provinces: near ? province : null });
  return (
    <div className={`container ${styles.sections}`}>
      <Cards
        title="Chuyên khoa thường gặp"
        more={specialityPages.list()}
        moreLabel="Xem tất cả chuyên khoa"
        items={home.specialities}
        className={styles.tiles}
      >
        {term => <TermTile key={term.slug} term={term} icon />}
      </Cards>
      <Cards
        title={`Bác sĩ nổi bật${at(home.doctorsNear)}`}
        more={professionalPages.list(query(home.doctorsNear))}
        moreLabel="Xem tất cả bác sĩ"
        items={home.doctors}
        className={styles.doctors}
      >
        {doctor => <DoctorCard key={doctor.id} doctor={doctor} level={3} />}
      </Cards>
      <Cards
        title={`Cơ sở y tế nổi bật${at(home.placesNear)}`}
        more={placePages.list(query(home.placesNear))}
        moreLabel="Xem tất cả cơ sở"
        items={home.places}
        className={styles.places}
      >
        {place => <PlaceCard key={place.id} place={place} level={3} upright />}
      </Cards>
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
            render={doctor => <DoctorTile doctor={doctor} where={doctor.area} />}
            itemClass={DOCTOR_TILE}
            itemWidth={236}
          />
        </Block>
      )}
      <Cards
        title={`Ưu đãi sắp hết hạn${at(home.promotionsNear)}`}
        more={promotionPages.list(home.promotionsNear ? { province } : {})}
        moreLabel="Xem tất cả ưu đãi"
        items={home.promotions}
        className={styles.wide}
      >
        {promotion => <HomeOffer key={promotion.id} promotion={promotion} />}
      </Cards>
      <Cards
        title="Tuyển chọn của ban biên tập"
        more={collectionPages.list()}
        moreLabel="Xem tất cả tuyển chọn"
        items={home.collections}
        className={styles.wide}
      >
        {collection => <CollectionCard key={collection.id} collection={collection} level={3} />}
      </Cards>
      <Readings
        title="Bác sĩ vừa trả lời"
        more={forumPages.list()}
        moreLabel="Xem tất cả câu hỏi"
        items={home.threads}
      />
      <Readings title="Bài viết mới" more={articlePages.list()} moreLabel="Xem tất cả bài viết" items={home.articles} />
      <Readings title="Bảo hiểm sức khoẻ" more={insurancePages.list()} moreLabel="Xem danh sách" items={home.plans} />
      <HowItWorks />
    </div>
  );
}

type BlockProps = { title: string; more: string; moreLabel: string; children: ReactNode };

function Block({ title, more, moreLabel, children }: BlockProps) {
  return (
    <section className={styles.block} aria-label={title}>
      <h2>{title}</h2>
      <Link to={more} className="more-link">
        {moreLabel}
      </Link>
      {children}
    </section>
  );
}

type CardsProps<Item> = Omit<BlockProps, 'children'> & {
  items: readonly Item[];
  className: string | undefined;
  children: (item: Item) => ReactNode;
};

/** A block of cards; nothing where there are none. */
function Cards<Item>({ items, className, children, ...block }: CardsProps<Item>) {
  return (
    items.length > 0 && (
      <Block {...block}>
        <div className={className}>{items.map(children)}</div>
      </Block>
    )
  );
}

const STEPS = [
  {
    title: 'Tìm đúng người',
    text: 'Gõ tên bác sĩ, nơi khám, chuyên khoa hay triệu chứng.',
  },
  {
    title: 'So sánh rõ ràng',
    text: 'Trình độ, chứng chỉ hành nghề, giá khám, giờ làm việc, cùng một cách trình bày.',
  },
  {
    title: 'Đến nơi dễ dàng',
    text: 'Xem bản đồ, khoảng cách, đường đi; địa chỉ ghi cả quận, huyện quen thuộc.',
  },
];

function HowItWorks() {
  return (
    <section className={styles.block} aria-labelledby="how-it-works">
      <h2 id="how-it-works">An Tâm giúp bạn thế nào</h2>
      <ol className={styles.steps}>
        {STEPS.map(step => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type ReadingsProps = Omit<BlockProps, 'children'> & { items: readonly Reading[] };

/** What one can read, by its titles; nothing where there is none. */
function Readings({ items, ...block }: ReadingsProps) {
  return (
    items.length > 0 && (
      <Block {...block}>
        <ul className={styles.questions}>
          {items.map(item => (
            <Card as="li" key={item.id} interactive className="muted small">
              <h3>
                <CardLink to={item.absolute_url}>{item.title}</CardLink>
              </h3>
              {item.note}
            </Card>
          ))}
        </ul>
      </Block>
    )
  );
}
