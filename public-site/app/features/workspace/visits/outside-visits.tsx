import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { formatShortDate, formatTime, formatWeekday } from '../../../ui/text/format-date.ts';
import type { Managed } from '../managed.ts';
import { ForAll } from './for-all.tsx';
import styles from './outside-visits.module.css';
import { useVisitAct } from './use-visit-act.ts';
import type { VisitStep } from './visit-dialog.tsx';

type OutsideVisitsProps = {
  managed: Managed;
  /** Planned visits at hours that were closed after they were booked. */
  visits: readonly ManagedVisit[];
  onOpen: (code: string, step: VisitStep) => void;
  onChanged: () => Promise<void>;
  /** What had the focus may be gone. */
  onLeft: () => void;
};

/** The visits that nobody will be there for: they stay here until each is moved, cancelled, or kept on purpose. */
export function OutsideVisits({ managed, visits, onOpen, onChanged, onLeft }: OutsideVisitsProps) {
  if (visits.length === 0) return null;
  return (
    <section aria-label="Lịch hẹn ngoài giờ khám" className={styles.outside}>
      <Notice tone="warn" title={`Lịch hẹn ngoài giờ khám: ${visits.length}`}>
        <p>Những giờ này đã đóng sau khi có người đặt. Người bệnh chưa biết cho đến khi bạn báo.</p>
        <ul className={styles.list}>
          {visits.map(visit => (
            <OutsideVisit key={visit.code} visit={visit} onOpen={onOpen} onChanged={onChanged} onLeft={onLeft} />
          ))}
        </ul>
        <ForAll managed={managed} visits={visits} onChanged={onChanged} onLeft={onLeft} />
      </Notice>
    </section>
  );
}

type OutsideVisitProps = Omit<OutsideVisitsProps, 'managed' | 'visits'> & { visit: ManagedVisit };

function OutsideVisit({ visit, onOpen, onChanged, onLeft }: OutsideVisitProps) {
  const { code, start, name, professional } = visit;
  const { keep, busy, failure } = useVisitAct(visit, onChanged);
  const whose = <span className="visually-hidden"> {name}</span>;
  return (
    <li className={styles.visit}>
      <span>
        <strong>
          {formatTime(start)} {formatWeekday(start)} {formatShortDate(start)}
        </strong>{' '}
        {[name, professional?.name].filter(text => text !== undefined).join(' · ')}
      </span>
      <span className={styles.acts}>
        <Button size="s" variant="outline" onClick={() => onOpen(code, 'write')}>
          Nhắn người bệnh{whose}
        </Button>
        <Button size="s" variant="outline" onClick={() => onOpen(code, 'move')}>
          Dời lịch{whose}
        </Button>
        <Button size="s" variant="outline" onClick={() => onOpen(code, 'cancel')}>
          Huỷ lịch{whose}
        </Button>
        <Button size="s" variant="quiet" busy={busy} onClick={() => void keep().then(isDone => isDone && onLeft())}>
          Giữ nguyên{whose}
        </Button>
      </span>
      {failure !== null && <p role="alert">{failure}</p>}
    </li>
  );
}
