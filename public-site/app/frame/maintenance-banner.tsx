import { useRootData } from '../loading/root-data.ts';
import { formatDate, formatTime } from '../ui/text/format-date.ts';
import styles from './maintenance-banner.module.css';

const WHAT = 'Bạn vẫn đọc được mọi trang; việc gửi, lưu, đăng nhập và đặt khám tạm dừng cho đến khi bảo trì xong.';

/** Says that nothing can be sent or saved, from when on: before that time and during it in the same words. */
export function MaintenanceBanner() {
  const planned = useRootData()?.settings.maintenance;
  if (!planned) return null;
  const { starts_at, text } = planned;
  return (
    <aside className={`no-print ${styles.banner}`} aria-label="Bảo trì">
      <div className="container">
        <strong>{`Bảo trì từ ${formatTime(starts_at)} ngày ${formatDate(starts_at)}.`}</strong>
        <p>{text === '' ? WHAT : `${WHAT} ${text}`}</p>
      </div>
    </aside>
  );
}
