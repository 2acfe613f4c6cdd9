import { clsx } from 'clsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { drawn, drawnAs } from '../../ui/drawn/drawn.ts';
import { WholeDates } from '../../ui/text/whole-dates.tsx';
import detail from '../detail/detail.module.css';
import styles from './booking.module.css';
import { BOOKING_ID } from './booking-id.ts';
import type { BookingOffer } from './load-offer.ts';
import { slotTitle } from './slot-words.ts';

/**
 * The way to the slots from the title block, and the first of them where there is one calendar alone: which of several is
 * free first is not known here. Phones and tablets have the same in the bar at their foot.
 */
export function HeadBooking({ offer: { calendars, shown } }: { offer: BookingOffer }) {
  if (shown === null) return null;
  const first = calendars.length === 1 ? shown.calendar.next_free : null;
  return (
    <div className={`${styles.head} no-print`}>
      {first !== null && (
        <p className={clsx(drawn('calendar'), detail.line, styles.next)}>
          Còn lịch sớm nhất:{' '}
          <time className={styles.first} dateTime={first}>
            <WholeDates text={slotTitle(first)} />
          </time>
        </p>
      )}
      <LinkButton className={clsx(drawnAs(detail.book), styles.way)} to={`#${BOOKING_ID}`}>
        Đặt khám
      </LinkButton>
    </div>
  );
}
