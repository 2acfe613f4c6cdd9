import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { formatShortDate, formatTime, formatWeekday } from '../../../ui/text/format-date.ts';
import styles from './dialog.module.css';
import { nearestFree, useFreeDays } from './use-free-days.ts';
import { useVisitAct } from './use-visit-act.ts';

type MoveQuestionProps = {
  visit: ManagedVisit;
  /** Where it was dragged to, near one of the free slots, with Việt Nam's offset. */
  to: string;
  takeBack: () => void;
  onChanged: () => Promise<void>;
  onEnd: () => void;
};

/** Asks before a visit that was dragged is moved, because the patient gets a message at once. */
export function MoveQuestion({ visit, to, takeBack, onChanged, onEnd }: MoveQuestionProps) {
  const { move, busy, failure } = useVisitAct(visit, onChanged);
  const free = useFreeDays(visit);
  const isKnown = free.days !== null || free.failure !== null;
  const start = nearestFree(free.days ?? [], to);
  const close = () => {
    takeBack();
    onEnd();
  };
  return (
    <Overlay
      open
      onClose={close}
      title="Dời lịch hẹn?"
      footer={
        <>
          <Button variant="outline" wide onClick={close}>
            Giữ giờ cũ
          </Button>
          <Button
            wide
            busy={busy}
            disabled={!isKnown}
            onClick={() => void move(start).then(isDone => isDone && onEnd())}
          >
            Dời lịch
          </Button>
        </>
      }
    >
      <p role="status">
        {visit.name}: từ {said(visit.start)} sang <strong>{isKnown ? said(start) : '…'}</strong>. Người bệnh được báo
        ngay.
      </p>
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </Overlay>
  );
}

const said = (start: string): string => `${formatTime(start)}, ${formatWeekday(start)} ${formatShortDate(start)}`;
