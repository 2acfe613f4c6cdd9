import type { BookingCalendar } from '@antam/server/features/bookings/contract.ts';
import { drawn, drawnAs } from '../../ui/drawn/drawn.ts';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import styles from './booking.module.css';
import { PhoneFirst, type PhoneWay } from './phone-first.tsx';

type CalendarFactsProps = {
  calendar: BookingCalendar;
  /** Null where no number is known. */
  way: PhoneWay;
};

/** How far a calendar can be relied on, and what its owner says to patients who book. */
export function CalendarFacts({ calendar, way }: CalendarFactsProps) {
  const { confirmed_at, is_stale, confirms_at_once, note } = calendar;
  return (
    <>
      {is_stale && (
        <PhoneFirst way={way}>
          Lịch này hơn 30 ngày chưa được nơi khám xác nhận. Bạn nên gọi hỏi trước khi đặt.
        </PhoneFirst>
      )}
      <ul className={styles.facts}>
        {!is_stale && confirmed_at !== null && (
          <li className={drawn('calendar')}>
            Lịch được xác nhận <TimeAgo at={confirmed_at} />
          </li>
        )}
        <li className={drawnAs(styles.hour)}>
          {confirms_at_once ? 'Lịch hẹn được nhận ngay' : 'Nơi khám trả lời sau khi bạn đặt'}
        </li>
        {note !== '' && <li className={drawnAs(styles.note)}>{note}</li>}
      </ul>
    </>
  );
}
