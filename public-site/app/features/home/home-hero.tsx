import { placePages } from '@antam/server/features/places/pages.ts';
import { searchPage } from '@antam/server/features/search/pages.ts';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { useProvince } from '../../frame/province/province-context.tsx';
import { HomeSearch } from '../../frame/search/home-search.tsx';
import buttons from '../../ui/button/button.module.css';
import { Link } from '../../ui/link/link.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './home.module.css';
import type { Home } from './load-home.ts';

/** The top of the home page: a sentence, the search, and how many records there are. */
export function HomeHero({ totals }: { totals: Home['totals'] }) {
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.heroInner}`}>
        <h1>Tìm bác sĩ và nơi khám khiến bạn an tâm</h1>
        <p className={styles.lead}>
          Xem trình độ, giá khám, giờ làm việc và đường đi trước khi đến. Rõ ràng, miễn phí, không cần đăng ký.
        </p>
        <HomeSearch />
        <FirstSteps />
        <dl className={styles.numbers}>
          <Figure value={totals.doctors} label="bác sĩ" />
          <Figure value={totals.places} label="bệnh viện, phòng khám" />
          <Figure value={totals.specialities} label="chuyên khoa" />
        </dl>
      </div>
    </section>
  );
}

/** Words that the search understands, as they are typed. */
const EXAMPLES = ['Bác sĩ nhi', 'Đau dạ dày', 'Khám thai', 'Nhà thuốc đang mở cửa'];

/**
 * Ways in for a visitor who does not know what to type. The list asks for the position, so home needs no script for it.
 */
function FirstSteps() {
  const { province } = useProvince();
  return (
    <p className={styles.tries}>
      <Link className={clsx(buttons.outline, styles.try)} to={placePages.list({ sort_by: 'location' })} rel="nofollow">
        <MapPin size={16} aria-hidden="true" />
        Gần tôi
      </Link>
      {EXAMPLES.map(q => (
        <Link key={q} className={clsx(buttons.outline, styles.try)} to={searchPage({ q, province })} rel="nofollow">
          {q}
        </Link>
      ))}
    </p>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}
