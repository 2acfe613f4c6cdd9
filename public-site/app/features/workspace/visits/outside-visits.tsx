import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { formDrafts } from '../../../memory/draft-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { formatShortDate, formatTime, formatWeekday } from '../../../ui/text/format-date.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import type { Managed } from '../managed.ts';
import { CancelForm } from './cancel-form.tsx';
import styles from './outside-visits.module.css';
import { textOf, useVisitAct } from './use-visit-act.ts';
import type { VisitStep } from './visit-dialog.tsx';
import { WriteForm } from './write-form.tsx';

type OutsideVisitsProps = {
  managed: Managed;
  /** Planned visits at hours that were closed after they were booked. */
  visits: readonly ManagedVisit[];
  onOpen: (code: string, step: VisitStep) => void;
  onChanged: () => Promise<void>;
};

/** The visits that nobody will be there for: they stay here until each is moved, cancelled, or kept on purpose. */
export function OutsideVisits({ managed, visits, onOpen, onChanged }: OutsideVisitsProps) {
  if (visits.length === 0) return null;
  return (
    <section aria-label="Lịch hẹn ngoài giờ khám" className={styles.outside}>
      <Notice tone="warn" title={`Lịch hẹn ngoài giờ khám: ${visits.length}`}>
        <p>Những giờ này đã đóng sau khi có người đặt. Người bệnh chưa biết cho đến khi bạn báo.</p>
        <ul className={styles.list}>
          {visits.map(visit => (
            <OutsideVisit key={visit.code} visit={visit} onOpen={onOpen} onChanged={onChanged} />
          ))}
        </ul>
        {visits.length > 1 && <ForAll managed={managed} visits={visits} onChanged={onChanged} />}
      </Notice>
    </section>
  );
}

type OutsideVisitProps = Omit<OutsideVisitsProps, 'managed' | 'visits'> & { visit: ManagedVisit };

function OutsideVisit({ visit, onOpen, onChanged }: OutsideVisitProps) {
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
        <Button size="s" variant="quiet" busy={busy} onClick={() => void keep()}>
          Giữ nguyên{whose}
        </Button>
      </span>
      {failure !== null && <p role="alert">{failure}</p>}
    </li>
  );
}

type Bulk = { path: 'write' | 'cancel'; done: string };
const WRITE: Bulk = { path: 'write', done: 'Đã gửi lời nhắn cho mọi người.' };
const CANCEL: Bulk = { path: 'cancel', done: 'Đã huỷ và báo cho mọi người.' };

function ForAll({ managed: { kind, id }, visits, onChanged }: Omit<OutsideVisitsProps, 'onOpen'>) {
  const [step, setStep] = useState<'write' | 'cancel' | null>(null);
  const { run, busy, failure } = useForAll(visits, onChanged);
  const endIfDone = (isDone: boolean) => {
    if (isDone) setStep(null);
    return isDone;
  };
  const draftsOf = (asked: Bulk['path']) => formDrafts(`visits-outside:${kind}:${id}:${asked}`);
  const back = () => setStep(null);
  return (
    <div className={styles.all}>
      {failure !== null && <p role="alert">{failure}</p>}
      {step === 'write' && (
        <WriteForm
          drafts={draftsOf('write')}
          busy={busy}
          onBack={back}
          onSend={message => run(WRITE, message).then(endIfDone)}
        />
      )}
      {step === 'cancel' && (
        <CancelForm
          drafts={draftsOf('cancel')}
          busy={busy}
          onBack={back}
          onSend={message => run(CANCEL, message).then(endIfDone)}
        />
      )}
      {step === null && (
        <span className={styles.acts}>
          <Button size="s" onClick={() => setStep('write')}>
            Nhắn cả {visits.length} người
          </Button>
          <Button size="s" variant="danger" onClick={() => setStep('cancel')}>
            Huỷ cả {visits.length} lịch
          </Button>
        </span>
      )}
    </div>
  );
}

/** Does the same with each of the visits, one after the other; what is refused stays and says why. */
function useForAll(visits: readonly ManagedVisit[], onChanged: () => Promise<void>) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async ({ path, done }: Bulk, message: string): Promise<boolean> => {
    setBusy(true);
    let refusal: string | null = null;
    for (const { code } of visits) {
      await browserApi
        .post(`/api/v1/booking/manage/:code/${path}/`, { params: { code }, body: { message } })
        .catch(error => {
          refusal = textOf(error);
        });
    }
    await onChanged();
    setBusy(false);
    setFailure(refusal);
    if (refusal === null) toast(done, { tone: 'good' });
    return refusal === null;
  };
  return { run, busy, failure };
}
