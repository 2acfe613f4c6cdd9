import { HomeSearch } from '../../frame/search/home-search.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './home.module.css';
import type { Home } from './load-home.ts';

/** The top of the home page: a sentence, the search, and how many records there are. */
export function HomeHero({ totals }: { totals: Home['totals'] }) {
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.heroInner}`}>
        <h1 className={styles.promise}>Tìm bác sĩ và nơi khám khiến bạn an tâm</h1>
        <p className={styles.lead}>
          Xem trình độ, giá khám, giờ làm việc và đường đi trước khi đến. Rõ ràng, miễn phí, không cần đăng ký.
        </p>
        <HomeSearch />
        <dl className={styles.numbers}>
          <Figure value={totals.professionals} label="bác sĩ và nhân viên y tế" />
          <Figure value={totals.places} label="bệnh viện, phòng khám" />
          <Figure value={totals.specialities} label="chuyên khoa" />
        </dl>
      </div>
    </section>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}
