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

type Path = 'write' | 'cancel';
const DONE: Readonly<Record<Path, string>> = {
  write: 'Đã gửi lời nhắn cho mọi người.',
  cancel: 'Đã huỷ và báo cho mọi người.',
};

function ForAll({ managed: { kind, id }, visits, onChanged, onLeft }: Omit<OutsideVisitsProps, 'onOpen'>) {
  const [step, setStep] = useState<Path | null>(null);
  // A message that is typed is about the visits that its form was opened for.
  const [about, setAbout] = useState('');
  const { run, busy, failed, isReached, leftFor, over, forget } = useForAll(visits, onChanged);
  const { writing, cancelling, focusOn } = useOpeners(onLeft);
  const open = (asked: Path) => {
    setAbout(setOf(visits));
    setStep(asked);
  };
  const end = () => {
    focusOn(step);
    setStep(null);
  };
  useEffect(() => {
    if (over === null) return;
    forget(over);
    // Sent once more, the message would go to those who have it.
    if (over === step) {
      end();
      onLeft();
    }
  });
  const send = async (path: Path, message: string): Promise<boolean> => {
    const isDone = await run(path, message);
    if (isDone) {
      end();
      onLeft();
    }
    return isDone;
  };
  const formOf = (path: Path) => ({
    drafts: formDrafts(`visits-outside:${kind}:${id}:${path}`),
    version: about,
    busy,
    onBack: end,
    onSend: (message: string) => send(path, message),
  });
  if (visits.length < 2 && step === null && failed.length === 0) return null;
  return (
    <div className={styles.all}>
      {failed.length > 0 && <Failed failed={failed} isReached={isReached} />}
      {step === 'write' && <WriteForm {...formOf('write')} />}
      {step === 'cancel' && <CancelForm {...formOf('cancel')} />}
      {step === null && visits.length > 1 && (
        <span className={styles.acts}>
          <Button ref={writing} size="s" onClick={() => open('write')}>
            Nhắn {numberOf(leftFor('write'), visits, 'người')}
          </Button>
          <Button ref={cancelling} size="s" variant="danger" onClick={() => open('cancel')}>
            Huỷ {numberOf(leftFor('cancel'), visits, 'lịch')}
          </Button>
        </span>
      )}
    </div>
  );
}

const numberOf = (left: readonly ManagedVisit[], all: readonly ManagedVisit[], what: string): string =>
  left.length < all.length ? `${left.length} ${what} còn lại` : `cả ${all.length} ${what}`;

/** Names a set of visits; no longer than what a draft keeps of its version. */
const setOf = (visits: readonly ManagedVisit[]): string =>
  [visits.length, ...visits.map(({ code }) => code).sort()].join(' ').slice(0, 200);

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
      {isReached && <p>Bạn gửi lại thì chỉ những người chưa được báo mới nhận.</p>}
    </div>
  );
}

/** The button that a step was opened by has the focus again once the step is left; `onLeft` finds it where that is gone. */
function useOpeners(onLeft: () => void) {
  const writing = useRef<HTMLButtonElement>(null);
  const cancelling = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState<Path | null>(null);
  useEffect(() => {
    if (left === null) return;
    setLeft(null);
    const opener = (left === 'write' ? writing : cancelling).current;
    if (opener) opener.focus();
    else onLeft();
  }, [left, onLeft]);
  return { writing, cancelling, focusOn: setLeft };
}

/** Codes of visits with which something was done, and those that were refused, until it was done with all. */
type Try = { reached: readonly string[]; refused: readonly Refused[] };
const NO_TRY: Try = { reached: [], refused: [] };

/**
 * Does the same with each of the visits, one after the other; what is refused stays and says why. Another try is made with
 * those alone that no try has reached. A try is over once none is left of those that it did not reach.
 */
function useForAll(visits: readonly ManagedVisit[], onChanged: () => Promise<void>) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<Path>('write');
  const [tries, setTries] = useState<Readonly<Record<Path, Try>>>({ write: NO_TRY, cancel: NO_TRY });
  const refusedOf = (path: Path) => tries[path].refused.filter(({ code }) => visits.some(visit => visit.code === code));
  const isOver = (path: Path) => refusedOf(path).length === 0;
  const reachedOf = (path: Path) => (isOver(path) ? [] : tries[path].reached);
  const leftFor = (path: Path) => visits.filter(({ code }) => !reachedOf(path).includes(code));
  const keep = (path: Path, tried: Try) => setTries(before => ({ ...before, [path]: tried }));
  const run = async (path: Path, message: string): Promise<boolean> => {
    setBusy(true);
    const reached = [...reachedOf(path)];
    const refused: Refused[] = [];
    for (const { code, name } of leftFor(path)) {
      await browserApi.post(`/api/v1/booking/manage/:code/${path}/`, { params: { code }, body: { message } }).then(
        () => reached.push(code),
        (error: unknown) => refused.push({ code, name, why: textOf(error) }),
      );
    }
    await onChanged();
    const isDone = refused.length === 0;
    setBusy(false);
    setLast(path);
    keep(path, isDone ? NO_TRY : { reached, refused });
    if (isDone) toast(DONE[path], { tone: 'good' });
    return isDone;
  };
  const begun = (['write', 'cancel'] as const).filter(path => tries[path].refused.length > 0);
  return {
    run,
    busy,
    failed: refusedOf(last),
    isReached: visits.some(({ code }) => reachedOf(last).includes(code)),
    leftFor,
    /** What is over because the visits that it did not reach were moved, cancelled or kept meanwhile. */
    over: busy ? null : (begun.find(isOver) ?? null),
    forget: (path: Path) => {
      toast(`Lịch hẹn của ${tries[path].refused.map(({ name }) => name).join(', ')} không còn ngoài giờ khám.`);
      keep(path, NO_TRY);
    },
  };
}
