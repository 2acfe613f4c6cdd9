import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { CalendarClock, CalendarX2, MessageSquareText } from 'lucide-react';
import { useRef, useState } from 'react';
import { formDrafts } from '../../../memory/draft-keys.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { formatDate, formatTime, formatWeekday } from '../../../ui/text/format-date.ts';
import { CancelForm } from './cancel-form.tsx';
import styles from './dialog.module.css';
import { MoveForm } from './move-form.tsx';
import { useVisitAct } from './use-visit-act.ts';
import { VisitFacts } from './visit-facts.tsx';
import { SIMPLE_ACTS, STATE_WORDS } from './visit-words.ts';
import { WriteForm } from './write-form.tsx';

/** What is asked about a visit before it is done. */
export type VisitStep = 'cancel' | 'move' | 'write';

type VisitDialogProps = {
  /** Null for none, also where it has left what is shown. */
  visit: ManagedVisit | null;
  /** The step with which the dialog opens; null for the list of what can be done. */
  step?: VisitStep | null;
  onClose: () => void;
  /** Called when the dialog has faded. */
  onGone: () => void;
  onChanged: () => Promise<void>;
};

/** Everything about one visit, and what can be done about it. */
export function VisitDialog({ visit, step = null, onClose, onGone, onChanged }: VisitDialogProps) {
  // The last one stays while the overlay fades.
  const [last, setLast] = useState(visit);
  if (visit !== null && visit !== last) setLast(visit);
  const shown = visit ?? last;
  return (
    <Overlay open={visit !== null} onClose={onClose} onGone={onGone} title={shown?.name ?? ''}>
      {shown && <OpenVisit key={`${shown.code} ${step}`} visit={shown} first={step} onChanged={onChanged} />}
    </Overlay>
  );
}

type OpenVisitProps = { visit: ManagedVisit; first: VisitStep | null; onChanged: () => Promise<void> };

function OpenVisit({ visit, first, onChanged }: OpenVisitProps) {
  const { state, start, end, can } = visit;
  const [step, setStep] = useState(first);
  const { act, cancel, move, write, busy, failure } = useVisitAct(visit, onChanged);
  const top = useRef<HTMLParagraphElement>(null);
  // What was pressed goes away; the keyboard and screen readers go on from when the visit is and its state.
  const back = () => {
    setStep(null);
    top.current?.focus();
  };
  const backIfDone = (isDone: boolean) => {
    if (isDone) back();
    return isDone;
  };
  const draftsOf = (asked: VisitStep) => formDrafts(`visit:${visit.code}:${asked}`);
  const words = STATE_WORDS[state];
  return (
    <div className={styles.visit}>
      <p ref={top} tabIndex={-1} className={styles.when}>
        <strong>
          {formatTime(start)}–{formatTime(end)}
        </strong>{' '}
        <span>
          {formatWeekday(start)} {formatDate(start)}
        </span>{' '}
        <Badge tone={words.tone}>{words.text}</Badge>
      </p>
      <VisitFacts visit={visit} />
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {step === 'cancel' && (
        <CancelForm
          drafts={draftsOf('cancel')}
          busy={busy}
          onBack={back}
          onSend={message => cancel(message).then(backIfDone)}
        />
      )}
      {step === 'write' && (
        <WriteForm
          drafts={draftsOf('write')}
          busy={busy}
          onBack={back}
          onSend={message => write(message).then(backIfDone)}
        />
      )}
      {step === 'move' && (
        <MoveForm
          visit={visit}
          drafts={draftsOf('move')}
          busy={busy}
          onBack={back}
          onSend={at => move(at).then(backIfDone)}
        />
      )}
      {step === null && (
        <div className={styles.acts}>
          {SIMPLE_ACTS.filter(each => can[each.act]).map((each, at) => (
            <Button
              key={each.act}
              variant={at === 0 ? 'solid' : 'outline'}
              disabled={busy}
              onClick={() => void act(each).then(backIfDone)}
            >
              {each.label}
            </Button>
          ))}
          {can.move && (
            <Button variant="outline" icon={<CalendarClock aria-hidden />} onClick={() => setStep('move')}>
              Dời lịch
            </Button>
          )}
          {can.write && (
            <Button variant="outline" icon={<MessageSquareText aria-hidden />} onClick={() => setStep('write')}>
              Nhắn người bệnh
            </Button>
          )}
          {can.cancel && (
            <Button variant="danger" icon={<CalendarX2 aria-hidden />} onClick={() => setStep('cancel')}>
              Huỷ lịch
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
