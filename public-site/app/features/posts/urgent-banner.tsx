import type { Urgency } from '@antam/server/features/posts/urgent-contract.ts';
import { HandHeart, Phone } from 'lucide-react';
import { EmergencyBanner } from '../search/emergency-banner.tsx';
import styles from './urgent-banner.module.css';

/** Where to turn at once, above a question that cannot wait, or a reply of somebody in need. */
export function UrgentBanner({ urgency }: { urgency: Urgency | null }) {
  if (urgency === null) return null;
  return urgency === 'emergency' ? <EmergencyBanner /> : <HelpBanner />;
}

/** For somebody who may want to hurt themselves: kind words first, then whom to call. */
function HelpBanner() {
  return (
    <section className={styles.banner} aria-label="Bạn không một mình">
      <HandHeart className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.title}>Bạn không phải chịu đựng một mình</p>
        <p>
          Nếu bạn đang nghĩ đến việc làm đau mình, xin đừng ở một mình: hãy ở bên một người bạn tin và nói với họ ngay,
          hoặc gọi 115. Bạn dưới 18 tuổi có thể gọi tổng đài 111, miễn phí, ngày cũng như đêm.
        </p>
      </div>
      <p className={styles.calls}>
        <a className={styles.call} href="tel:115">
          <Phone aria-hidden="true" /> Gọi 115
        </a>
        <a className={styles.call} href="tel:111">
          <Phone aria-hidden="true" /> Gọi 111
        </a>
      </p>
    </section>
  );
}
