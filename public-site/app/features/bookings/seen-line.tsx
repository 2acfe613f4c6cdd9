import styles from './booking.module.css';
import type { Seen } from './calendar-labels.ts';

/** Whom one will see, of which speciality, and where: above the days. */
export function SeenLine({ professional, place }: Seen) {
  return (
    <p className={styles.seen} data-seen>
      Khám với <strong>{professional?.name ?? 'bác sĩ bất kỳ của nơi khám'}</strong>
      {professional && professional.specialities !== '' && <> · {professional.specialities}</>}, tại {place}
    </p>
  );
}
