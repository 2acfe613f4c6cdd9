import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { clsx } from 'clsx';
import { Footprints, Phone } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { formatShortDate, formatTime, formatWeekday } from '../../../ui/text/format-date.ts';
import type { Managed } from '../managed.ts';
import styles from './agenda.module.css';
import { toneClass } from './doctor-tone.ts';
import { useVisitAct } from './use-visit-act.ts';
import { dialled, SIMPLE_ACTS, STATE_WORDS } from './visit-words.ts';
import { dayOf } from './week-days.ts';

type AgendaProps = {
  /** Whose: a clinic sees with whom a visit is, a professional where. */
  kind: Managed['kind'];
  day: string;
  today: string;
  visits: readonly ManagedVisit[];
  /** The number of the colour of the visit's doctor. */
  toneOf: (visit: ManagedVisit) => number | undefined;
  /** Where the focus goes that has lost its visit. */
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: (code: string) => void;
  onChanged: () => Promise<void>;
};

/** The visits of one day, each with the next thing to do. */
export function Agenda({ kind, day, today, visits, toneOf, heading, onOpen, onChanged }: AgendaProps) {
  const ofDay = visits.filter(({ start }) => dayOf(start) === day);
  const waiting = ofDay.filter(({ can }) => can.confirm).length;
  return (
    <section className={styles.agenda} aria-labelledby="ngay-dang-xem">
      <div>
        <h2 ref={heading} tabIndex={-1} id="ngay-dang-xem" className={styles.title}>
          {day === today && 'Hôm nay, '}
          {formatWeekday(day)} {formatShortDate(day)}
        </h2>
        <p className="muted small">
          {ofDay.length === 0 ? 'Không có lịch hẹn' : `${ofDay.length} lịch hẹn`}
          {waiting > 0 && `, ${waiting} chờ xác nhận`}
        </p>
      </div>
      {ofDay.length === 0 ? (
        <p className={styles.none}>Ngày này chưa có ai đặt. Khách đến trực tiếp, bạn bấm “Thêm khách”.</p>
      ) : (
        <ol className={styles.list}>
          {ofDay.map(visit => (
            <AgendaRow
              key={visit.code}
              visit={visit}
              where={kind === 'place' ? visit.professional?.name : visit.place.name}
              tone={toneOf(visit)}
              onOpen={() => onOpen(visit.code)}
              onChanged={onChanged}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

type AgendaRowProps = {
  visit: ManagedVisit;
  where: string | undefined;
  tone: number | undefined;
  onOpen: () => void;
  onChanged: () => Promise<void>;
};

function AgendaRow({ visit, where, tone, onOpen, onChanged }: AgendaRowProps) {
  const { start, end, state, name, phone, reason_name, is_walk_in, can } = visit;
  const { act, busy, failure } = useVisitAct(visit, onChanged);
  const opener = useRef<HTMLButtonElement>(null);
  const next = SIMPLE_ACTS.find(each => can[each.act]);
  // What was pressed goes away with the state; keyboard and screen readers go on from the entry.
  const toEntry = (isDone: boolean) => {
    if (isDone) opener.current?.focus();
  };
  const details = [reason_name, where].filter(text => text != null);
  return (
    <li className={styles.row}>
      <button ref={opener} type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.time}>
          {formatTime(start)}
          <span className={styles.end}>{formatTime(end)}</span>
        </span>
        <span className={styles.who}>
          <span className={clsx(styles.name, state === 'cancelled' && 'struck')}>{name}</span>
          {details.length > 0 && (
            <span className={styles.detail}>
              {tone !== undefined && <span className={clsx(styles.dot, toneClass(tone))} aria-hidden />}
              {details.join(' · ')}
            </span>
          )}
          <span className={styles.marks}>
            <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].text}</Badge>
            {is_walk_in && <Badge icon={<Footprints aria-hidden />}>Khách đến trực tiếp</Badge>}
          </span>
        </span>
      </button>
      {phone !== null && (
        <a href={dialled(phone)} className={styles.call} aria-label={`Gọi ${name}, ${phone}`}>
          <Phone size={20} aria-hidden />
        </a>
      )}
      {next && (
        <div className={styles.acts}>
          <Button size="s" variant="outline" busy={busy} onClick={() => void act(next).then(toEntry)}>
            {next.label}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      )}
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </li>
  );
}
