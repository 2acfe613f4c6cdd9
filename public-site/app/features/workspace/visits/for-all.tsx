import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { DraftPart } from '../../../forms/drafts/draft-part.tsx';
import { formDrafts } from '../../../memory/draft-keys.ts';
import { finishDraft } from '../../../memory/finish-draft.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Managed } from '../managed.ts';
import { CancelForm } from './cancel-form.tsx';
import styles from './outside-visits.module.css';
import { fittingFor, TRIED, writeTried } from './tried-visits.ts';
import { type ForAllPath, type Refused, useForAll } from './use-for-all.ts';
import { WriteForm } from './write-form.tsx';

type ForAllProps = {
  managed: Managed;
  visits: readonly ManagedVisit[];
  onChanged: () => Promise<void>;
  /** What had the focus may be gone. */
  onLeft: () => void;
};

/** One message to all whose visits are outside of the hours, or all of these cancelled. */
export function ForAll({ managed: { kind, id }, visits, onChanged, onLeft }: ForAllProps) {
  const [step, setStep] = useState<ForAllPath | null>(null);
  const acting = useForAll(visits, onChanged);
  const { busy, failed, last, isReached, over } = acting;
  const { writing, cancelling, focusOn } = useOpeners(onLeft);
  const draftsOf = (path: ForAllPath) => formDrafts(`visits-outside:${kind}:${id}:${path}`);
  const end = () => {
    focusOn(step);
    setStep(null);
  };
  useEffect(() => {
    if (over === null) return;
    acting.forget(over);
    finishDraft(draftsOf(over));
    // Sent once more, the message would go to those who have it.
    if (over === step) {
      end();
      onLeft();
    }
  });
  const send = async (path: ForAllPath, message: string): Promise<boolean> => {
    const isDone = await acting.run(path, message);
    if (isDone) {
      end();
      onLeft();
    }
    return isDone;
  };
  const formOf = (path: ForAllPath) => ({
    drafts: draftsOf(path),
    fitting: fittingFor(visits.map(({ code }) => code)),
    busy,
    onBack: end,
    onSend: (message: string) => send(path, message),
    children: (
      <DraftPart name={TRIED} value={writeTried(acting.tried(path))} onKept={text => acting.goOn(path, text)} />
    ),
  });
  const numberOf = (path: ForAllPath, what: string) =>
    acting.isPartly(path) ? `${acting.leftFor(path).length} ${what} còn lại` : `cả ${visits.length} ${what}`;
  const isOffered = (path: ForAllPath) => visits.length > 1 || acting.isPartly(path);
  if (visits.length < 2 && step === null && failed.length === 0) return null;
  return (
    <div className={styles.all} onChange={() => step && acting.typed(step)}>
      {(failed.length > 0 || (isReached && step === last)) && <Failed failed={failed} isReached={isReached} />}
      {step === 'write' && <WriteForm {...formOf('write')} />}
      {step === 'cancel' && <CancelForm {...formOf('cancel')} />}
      {step === null && (
        <span className={styles.acts}>
          {isOffered('write') && (
            <Button ref={writing} size="s" onClick={() => setStep('write')}>
              Nhắn {numberOf('write', 'người')}
            </Button>
          )}
          {isOffered('cancel') && (
            <Button ref={cancelling} size="s" variant="danger" onClick={() => setStep('cancel')}>
              Huỷ {numberOf('cancel', 'lịch')}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

function Failed({ failed, isReached }: { failed: readonly Refused[]; isReached: boolean }) {
  return (
    <div role="alert">
      {failed.length > 0 && (
        <>
          <p>Chưa báo được cho:</p>
          <ul>
            {failed.map(({ code, name, why }) => (
              <li key={code}>
                {name}: {why}
              </li>
            ))}
          </ul>
        </>
      )}
      {isReached && <p>Có người đã được báo. Bạn gửi lại thì chỉ những người chưa được báo mới nhận.</p>}
    </div>
  );
}

/** The button that a step was opened by has the focus again once the step is left; `onLeft` finds it where that is gone. */
function useOpeners(onLeft: () => void) {
  const writing = useRef<HTMLButtonElement>(null);
  const cancelling = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState<ForAllPath | null>(null);
  useEffect(() => {
    if (left === null) return;
    setLeft(null);
    const opener = (left === 'write' ? writing : cancelling).current;
    if (opener) opener.focus();
    else onLeft();
  }, [left, onLeft]);
  return { writing, cancelling, focusOn: setLeft };
}
