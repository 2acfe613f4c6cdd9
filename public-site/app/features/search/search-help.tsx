import { placePages } from '@antam/server/features/places/pages.ts';
import { searchPage } from '@antam/server/features/search/pages.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProvince } from '../../frame/province/province-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './search-help.module.css';

/** Whole questions that the search understands, as people type them. */
const EXAMPLES = ['Bác sĩ nhi', 'Nha khoa gần tôi', 'Nhà thuốc đang mở cửa', 'Khám thai'];
/** Common complaints, each of which leads to a speciality. */
const COMPLAINTS = ['Đau dạ dày', 'Đau lưng', 'Mất ngủ', 'Ho kéo dài', 'Chóng mặt', 'Trẻ sốt cao'];
/** So many of the provinces that are asked for most. */
const MAX_AREAS = 6;

type SearchHelpProps = {
  /** Slug of the chosen province; empty where none is chosen. */
  province: string;
  /** Whether the number 115 stands above already. */
  isEmergency: boolean;
};

/** What one can do where nothing was found, or nothing was asked: ways of asking, complaints, areas, and 115. */
export function SearchHelp({ province, isEmergency }: SearchHelpProps) {
  const { provinces } = useProvince();
  const searchFor = (q: string) => searchPage({ q, province: province === '' ? null : province });
  return (
    <Card as="section" className={styles.help} aria-labelledby="search-help">
      <h2 id="search-help" className={styles.title}>
        Bạn có thể thử
      </h2>
      <div className={styles.ways}>
        <Way title="Gõ như khi hỏi">{EXAMPLES.map(q => searchLink(q, searchFor(q)))}</Way>
        <Way title="Tìm theo triệu chứng">{COMPLAINTS.map(q => searchLink(q, searchFor(q)))}</Way>
        <Way title="Xem theo khu vực">
          {provinces.slice(0, MAX_AREAS).map(({ slug, name }) => listLink(name, placePages.list({ provinces: slug })))}
        </Way>
      </div>
      <p className={styles.more}>
        <Link to={specialityPages.list()}>Xem các chuyên khoa</Link>
        {!isEmergency && (
          <span className={styles.emergency}>
            <Phone size={20} aria-hidden="true" />
            <span>
              Cần cấp cứu? <a href="tel:115">Gọi 115</a>
            </span>
          </span>
        )}
      </p>
    </Card>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.links}>{children}</ul>
    </div>
  );
}

/** Results of a search are in no index, so nobody need follow. */
const searchLink = (name: string, to: string) => (
  <li key={name}>
    <ChipLink to={to} rel="nofollow">
      {name}
    </ChipLink>
  </li>
);

/** Lists of provinces are in indexes. */
const listLink = (name: string, to: string) => (
  <li key={name}>
    <ChipLink to={to}>{name}</ChipLink>
  </li>
);
