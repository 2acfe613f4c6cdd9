import { Phone, Siren } from 'lucide-react';
import styles from './emergency-banner.module.css';

/** Stands above everything else where something that cannot wait was asked for. */
export function EmergencyBanner() {
  return (
    <section className={styles.banner} aria-label="Cấp cứu">
      <Siren className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.title}>Đây có thể là tình huống cấp cứu</p>
        <p>
          Nếu bạn hoặc người bên cạnh đang nguy hiểm, hãy gọi 115 hoặc đến khoa cấp cứu gần nhất, đừng chờ đặt lịch.
        </p>
      </div>
      <a className={styles.call} href="tel:115">
        <Phone aria-hidden="true" /> Gọi 115
      </a>
    </section>
  );
}
