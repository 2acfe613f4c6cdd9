import { CalendarCheck } from 'lucide-react';
import styles from './next-free.module.css';
import { slotTitle } from './slot-words.ts';

/** The first start that can be booked, on a card. */
export function NextFree({ at }: { at: string }) {
  return (
    <p className={styles.line} data-next-free>
      <CalendarCheck aria-hidden="true" />
      <span>
        Còn lịch sớm nhất:{' '}
        <time className={styles.time} dateTime={at}>
          {slotTitle(at)}
        </time>
      </span>
    </p>
  );
}
