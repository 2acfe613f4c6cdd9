import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { useEffect, useRef, useState } from 'react';
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

type Bulk = { path: 'write' | 'cancel'; done: string };
const WRITE: Bulk = { path: 'write', done: 'Đã gửi lời nhắn cho mọi người.' };
const CANCEL: Bulk = { path: 'cancel', done: 'Đã huỷ và báo cho mọi người.' };

function ForAll({ managed: { kind, id }, visits, onChanged, onLeft }: Omit<OutsideVisitsProps, 'onOpen'>) {
  const [step, setStep] = useState<Bulk['path'] | null>(null);
  const { run, busy, failed, isReached, leftFor } = useForAll(visits, onChanged);
  const { writing, cancelling, focusOn } = useOpeners();
  const end = () => {
    focusOn(step);
    setStep(null);
  };
  const send = async (bulk: Bulk, message: string): Promise<boolean> => {
    const isDone = await run(bulk, message);
    if (isDone) {
      end();
      onLeft();
    }
    return isDone;
  };
  const draftsOf = (asked: Bulk['path']) => formDrafts(`visits-outside:${kind}:${id}:${asked}`);
  if (visits.length < 2 && step === null && failed.length === 0) return null;
  return (
    <div className={styles.all}>
      {failed.length > 0 && <Failed failed={failed} isReached={isReached} />}
      {step === 'write' && (
        <WriteForm drafts={draftsOf('write')} busy={busy} onBack={end} onSend={message => send(WRITE, message)} />
      )}
      {step === 'cancel' && (
        <CancelForm drafts={draftsOf('cancel')} busy={busy} onBack={end} onSend={message => send(CANCEL, message)} />
      )}
      {step === null && (
        <span className={styles.acts}>
          <Button ref={writing} size="s" onClick={() => setStep('write')}>
            Nhắn {numberOf(leftFor('write'), visits, 'người')}
          </Button>
          <Button ref={cancelling} size="s" variant="danger" onClick={() => setStep('cancel')}>
            Huỷ {numberOf(leftFor('cancel'), visits, 'lịch')}
          </Button>
        </span>
      )}
    </div>
  );
}

const numberOf = (left: readonly ManagedVisit[], all: readonly ManagedVisit[], what: string): string =>
  left.length < all.length ? `${left.length} ${what} còn lại` : `cả ${all.length} ${what}`;

type Refused = { code: string; name: string; why: string };

function Failed({ failed, isReached }: { failed: readonly Refused[]; isReached: boolean }) {
  return (
    <div role="alert">
      <p>Chưa báo được cho:</p>
      <ul>
        {failed.map(({ code, name, why }) => (
          <li key={code}>
            {name}: {why}
          </li>
        ))}
      </ul>
      {isReached && <p>Những người khác đã được báo. Bạn gửi lại thì chỉ những người trên đây nhận.</p>}
    </div>
  );
}

/** The button that a step was opened by has the focus again once the step is left. */
function useOpeners() {
  const writing = useRef<HTMLButtonElement>(null);
  const cancelling = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState<Bulk['path'] | null>(null);
  useEffect(() => {
    if (left === null) return;
    setLeft(null);
    (left === 'write' ? writing : cancelling).current?.focus();
  }, [left]);
  return { writing, cancelling, focusOn: setLeft };
}

/**
 * Does the same with each of the visits, one after the other; what is refused stays and says why. Another try is made with
 * those alone that no try has reached.
 */
function useForAll(visits: readonly ManagedVisit[], onChanged: () => Promise<void>) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<readonly Refused[]>([]);
  /** Codes by what was done, until it was done with all. */
  const [reached, setReached] = useState<Readonly<Record<Bulk['path'], readonly string[]>>>({ write: [], cancel: [] });
  const leftFor = (path: Bulk['path']) => {
    const left = visits.filter(({ code }) => !reached[path].includes(code));
    return left.length > 0 ? left : visits;
  };
  const run = async ({ path, done }: Bulk, message: string): Promise<boolean> => {
    setBusy(true);
    const now: string[] = [];
    const refused: Refused[] = [];
    for (const { code, name } of leftFor(path)) {
      await browserApi.post(`/api/v1/booking/manage/:code/${path}/`, { params: { code }, body: { message } }).then(
        () => now.push(code),
        (error: unknown) => refused.push({ code, name, why: textOf(error) }),
      );
    }
    await onChanged();
    const isDone = refused.length === 0;
    setBusy(false);
    setFailed(refused);
    setReached(before => ({ ...before, [path]: isDone ? [] : [...before[path], ...now] }));
    if (isDone) toast(done, { tone: 'good' });
    return isDone;
  };
  return { run, busy, failed, isReached: reached.write.length + reached.cancel.length > 0, leftFor };
}
