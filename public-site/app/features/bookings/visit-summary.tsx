import { CalendarClock, ClipboardList, MapPin, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../ui/text/format-date.ts';
import { WholeDates } from '../../ui/text/whole-dates.tsx';
import { reasonFacts } from './reason-words.ts';
import { visitTime } from './slot-words.ts';
import styles from './visit-summary.module.css';

type Named = { name: string; absolute_url: string };

type VisitSummaryProps = {
  professional: (Named & { specialities?: string }) | null;
  place: Named & { address: string };
  start: string;
  /** When it ends; left out while that is not known. */
  end?: string;
  reason: { name: string; minutes: number; price: number | null; note: string } | null;
  /** What every patient who comes should know. */
  note: string;
  /** What belongs to the time, such as the way to another one. */
  atTime?: ReactNode;
  /** What belongs to the place, such as the way there. */
  atPlace?: ReactNode;
};

/** With whom, when, where and why. */
export function VisitSummary({ professional, place, start, end, reason, note, atTime, atPlace }: VisitSummaryProps) {
  return (
    <dl className={styles.summary}>
      <Row icon={<CalendarClock aria-hidden="true" />} label="Thời gian">
        <p className={styles.time}>
          <time dateTime={start}>
            <WholeDates text={visitTime(start)} />
          </time>
        </p>
        {end !== undefined && <p className="muted small">Dự kiến xong lúc {formatTime(end)}, giờ Việt Nam</p>}
        {atTime}
      </Row>
      {professional && (
        <Row icon={<Stethoscope aria-hidden="true" />} label="Bác sĩ">
          <a href={professional.absolute_url}>{professional.name}</a>
          {professional.specialities && <p className="muted">{professional.specialities}</p>}
        </Row>
      )}
      <Row icon={<MapPin aria-hidden="true" />} label="Nơi khám">
        <a href={place.absolute_url}>{place.name}</a>
        {place.address !== '' && <p className="muted">{place.address}</p>}
        {atPlace}
      </Row>
      {reason && (
        <Row icon={<ClipboardList aria-hidden="true" />} label="Loại khám">
          <p>{reason.name}</p>
          <p className="muted">{reasonFacts(reason)}</p>
        </Row>
      )}
      <Preparation reason={reason} note={note} />
    </dl>
  );
}

/** What is to be done before the visit. */
function Preparation({ reason, note }: Pick<VisitSummaryProps, 'reason' | 'note'>) {
  if (!reason?.note && !note) return null;
  return (
    <div className={styles.notes}>
      <dt>Bạn cần chuẩn bị</dt>
      <dd>
        {reason?.note && <p>{reason.note}</p>}
        {note && <p>{note}</p>}
      </dd>
    </div>
  );
}

/**
 * The same in the few lines that stand before a form on a phone: when and where; the rest is folded there, and open where
 * the window is wide. With whom is in the page's title.
 */
export function VisitBrief({ professional, place, start, reason, note, atTime }: VisitSummaryProps) {
  const hasMore = professional?.specialities || place.address !== '' || reason || note !== '';
  return (
    <div className={styles.brief}>
      <dl className={styles.summary}>
        <Row icon={<CalendarClock aria-hidden="true" />} label="Thời gian">
          <span className={styles.time}>
            <time dateTime={start}>
              <WholeDates text={visitTime(start)} />
            </time>
          </span>{' '}
          {atTime}
        </Row>
        <Row icon={<MapPin aria-hidden="true" />} label="Nơi khám">
          <a href={place.absolute_url}>{place.name}</a>
        </Row>
      </dl>
      {hasMore && (
        <details className={styles.more}>
          <summary>
            {note !== '' || reason?.note ? 'Chi tiết lịch hẹn và điều cần chuẩn bị' : 'Chi tiết lịch hẹn'}
          </summary>
          <dl className={styles.summary}>
            {professional && (
              <Row icon={<Stethoscope aria-hidden="true" />} label="Bác sĩ">
                <a href={professional.absolute_url}>{professional.name}</a>
                {professional.specialities && <p className="muted">{professional.specialities}</p>}
              </Row>
            )}
            {place.address !== '' && (
              <Row icon={<MapPin aria-hidden="true" />} label="Địa chỉ">
                <p>{place.address}</p>
              </Row>
            )}
            {reason && (
              <Row icon={<ClipboardList aria-hidden="true" />} label="Loại khám">
                <p>{reason.name}</p>
                <p className="muted">{reasonFacts(reason)}</p>
              </Row>
            )}
            <Preparation reason={reason} note={note} />
          </dl>
        </details>
      )}
    </div>
  );
}

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>
        {icon}
        <span className={styles.labelText}>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
