import type { OpeningHours } from '@antam/server/features/records/opening-hours-contract.ts';
import { useNow } from '../../ui/time/use-now.ts';
import styles from './opening.module.css';
import { dayText, vietnamTime, WEEKDAYS } from './opening.ts';

/** Monday first, as a week is read. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];

/** The week's opening hours; today's row is marked once the time is known. */
export function OpeningTable({ hours }: { hours: OpeningHours }) {
  const now = useNow();
  const today = now && vietnamTime(now).day;
  if (hours.always) return <p>Mở cửa 24/24, tất cả các ngày.</p>;
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Giờ mở cửa trong tuần</caption>
        <tbody>
          {ORDER.map(day => (
            <tr key={day} className={day === today ? styles.today : undefined}>
              <th scope="row">{WEEKDAYS[day]}</th>
              <td>{dayText(hours, day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hours.note !== '' && <p className="muted small">{hours.note}</p>}
    </>
  );
}
