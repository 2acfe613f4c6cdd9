import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { verificationPage } from '@antam/server/features/professionals/pages.ts';
import { transparencyPage } from '@antam/server/features/reviews/pages.ts';
import { sitePages } from '@antam/server/features/site/pages.ts';
import { Fragment } from 'react';
import { useRootData } from '../../loading/root-data.ts';
import { Logo } from '../logo.tsx';
import { navigation } from '../navigation.ts';
import { SupportContact } from '../support-contact.tsx';
import styles from './footer.module.css';

/** What the site says about itself. */
const LINKS = [
  [sitePages.about(), 'Về chúng tôi'],
  [sitePages.terms(), 'Điều khoản'],
  [privacyPages.policy(), 'Quyền riêng tư'],
  [verificationPage(), 'Cách xác minh'],
  [transparencyPage(), 'Minh bạch'],
] as const;

/** What An Tâm is, where to go, whom to ask, and what not to rely on it for. */
export function Footer() {
  const operator = useRootData()?.settings.operator;
  const operatorText = operator && [operator.name, operator.registration, operator.address].filter(Boolean).join(' · ');
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <section className={styles.about}>
          <p className={styles.brand}>
            <Logo size={32} /> An Tâm
          </p>
          <p>
            An Tâm giúp bạn tìm bác sĩ, phòng khám và bệnh viện đáng tin cậy ở cả 34 tỉnh, thành: thông tin rõ ràng, địa
            chỉ chính xác, đường đi gần nhất.
          </p>
        </section>
        <nav aria-label="Cuối trang">
          <p className={styles.heading}>Tìm nhanh</p>
          <ul className={styles.links}>
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <p className={styles.heading}>Hỗ trợ</p>
          <p className={styles.support}>
            <SupportContact />
          </p>
          <p className={styles.emergency}>
            Cấp cứu: gọi <a href="tel:115">115</a>
          </p>
        </section>
      </div>
      <div className={`container ${styles.small}`}>
        <p>
          Thông tin trên An Tâm giúp bạn tìm hiểu, không thay cho việc khám và lời khuyên của bác sĩ. Nội dung chuyên
          môn trong bản dùng thử là văn bản minh hoạ.
        </p>
        <p>
          {LINKS.map(([to, label], at) => (
            <Fragment key={to}>
              {at > 0 && ' · '}
              <a href={to}>{label}</a>
            </Fragment>
          ))}
        </p>
        {operatorText && <p>{operatorText}</p>}
        <p>
          Dữ liệu địa điểm và bản đồ: © những người đóng góp{' '}
          <a href="https://www.openstreetmap.org/copyright" rel="noreferrer">
            OpenStreetMap
          </a>
        </p>
      </div>
    </footer>
  );
}
