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
  /** What everybody who comes is told. */
  note: string;
  /** What belongs to the time, such as the way to another one. */
  atTime?: ReactNode;
};

/** With whom, when, where and why. */
export function VisitSummary({ professional, place, start, end, reason, note, atTime }: VisitSummaryProps) {
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
      </Row>
      {reason && (
        <Row icon={<ClipboardList aria-hidden="true" />} label="Loại khám">
          <p>{reason.name}</p>
          <p className="muted">{reasonFacts(reason)}</p>
        </Row>
      )}
      {(reason?.note || note) && (
        <div className={styles.notes}>
          <dt>Bạn cần chuẩn bị</dt>
          <dd>
            {reason?.note && <p>{reason.note}</p>}
            {note && <p>{note}</p>}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
