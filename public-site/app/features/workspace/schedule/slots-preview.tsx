import type { SlotDay } from '@antam/server/features/schedules/contract.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { formatShortDate, formatTime, formatWeekday } from '../../../ui/text/format-date.ts';
import { formatNumber } from '../../../ui/text/format-number.ts';
import styles from './preview.module.css';
import type { Preview } from './use-preview.ts';

const DAYS_AT_FIRST = 7;

/** The coming slots as the first visitor would find them. */
export function SlotsPreview({ preview: { days, failure }, accepts }: { preview: Preview; accepts: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const total = days?.reduce((sum, { slots }) => sum + coming(slots).length, 0) ?? 0;
  return (
    <section className={styles.preview} aria-labelledby="xem-truoc">
      <h2 id="xem-truoc" className={styles.title}>
        Xem trước 21 ngày tới
      </h2>
      <p className={styles.state} role="status">
        {days === null && failure === null && 'Đang tính các khung giờ'}
        {days !== null && failure === null && said(total, accepts)}
        {failure !== null && `${failure} ${days === null ? '' : 'Bên dưới là lịch trước đó.'}`}
      </p>
      {days === null && failure === null && <Skeleton height={240} />}
      {days !== null && (
        <>
          <ol className={styles.days} data-old={failure !== null || undefined}>
            {(isWhole ? days : days.slice(0, DAYS_AT_FIRST)).map(day => (
              <PreviewDay key={day.date} day={day} />
            ))}
          </ol>
          {days.length > DAYS_AT_FIRST && (
            <Button variant="quiet" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Chỉ xem 7 ngày' : `Xem đủ ${days.length} ngày`}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function PreviewDay({ day: { date, slots } }: { day: SlotDay }) {
  const open = coming(slots);
  return (
    <li className={styles.day}>
      <p className={styles.date}>
        {formatWeekday(date)} {formatShortDate(date)}
        <span className={styles.count}>{open.length === 0 ? 'Không nhận' : `${formatNumber(open.length)} khung`}</span>
      </p>
      {open.length > 0 && (
        <ul className={styles.slots} aria-label={`Khung giờ ${formatWeekday(date)}`}>
          {open.map(({ start, capacity }) => (
            <li key={start}>
              {formatTime(start)}
              {capacity > 1 && <span className={styles.seats}> ×{capacity}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const coming = (slots: SlotDay['slots']) => slots.filter(({ state }) => state !== 'past');

function said(total: number, accepts: boolean): string {
  if (!accepts) return 'Lịch đang tạm ngưng nhận đặt khám.';
  if (total === 0) return 'Chưa có khung giờ nào trong 21 ngày tới.';
  return `${formatNumber(total)} khung giờ sẽ mở cho người đặt khám.`;
}
