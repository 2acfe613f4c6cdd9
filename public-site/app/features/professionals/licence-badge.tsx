import type { CheckedLicence } from '@antam/server/features/professionals/contract.ts';
import { verificationPage } from '@antam/server/features/professionals/pages.ts';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { drawnAs } from '../../ui/drawn/drawn.ts';
import { Link } from '../../ui/link/link.tsx';
import { formatDate } from '../../ui/text/format-date.ts';
import { Facts } from '../detail/facts.tsx';
import styles from './licence-badge.module.css';

/** "Đã xác minh", which opens what was verified. It is a disclosure of the browser's own, so it works without script. */
export function LicenceBadge({ licence }: { licence: CheckedLicence }) {
  return (
    <details className={styles.details}>
      <summary className={clsx(drawnAs(styles.checked), styles.badge)}>
        {licence.is_demo ? 'Đã xác minh (bản ghi mẫu)' : 'Đã xác minh giấy phép hành nghề'}
        <ChevronDown size={18} className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.panel}>
        {licence.is_demo && (
          <p className={styles.demo}>Đây là bản ghi mẫu: người này và giấy phép này không có thật.</p>
        )}
        <Facts
          facts={[
            { label: 'Số giấy phép', value: licence.number },
            { label: 'Nơi cấp', value: licence.issuer },
            { label: 'Phạm vi hành nghề', value: licence.scope },
            {
              label: 'Ngày kiểm tra',
              value: <time dateTime={licence.checked_on}>{formatDate(licence.checked_on)}</time>,
            },
          ]}
        />
        <Link className={styles.how} to={verificationPage()}>
          An Tâm xác minh thế nào
        </Link>
      </div>
    </details>
  );
}
