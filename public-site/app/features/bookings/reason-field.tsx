import { useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import { DraftPart } from '../../forms/drafts/draft-part.tsx';
import type { FormResult } from '../../forms/form-result.ts';
import { Button } from '../../ui/button/button.tsx';
import { Radio } from '../../ui/form/checkbox.tsx';
import styles from './form.module.css';
import type { VisitReason } from './load-offer.ts';
import { reasonFacts } from './reason-words.ts';

type ReasonFieldProps = {
  reasons: readonly VisitReason[];
  chosen: VisitReason | null;
  onChoose: (reason: VisitReason | null) => void;
};

/**
 * Why the patient comes, as a field of a form: it is health data, so it goes with the post and stands in no address.
 */
export function ReasonField({ reasons, chosen, onChoose }: ReasonFieldProps) {
  if (reasons.length === 0) return null;
  return (
    <>
      <DraftPart
        name="visit-reason"
        value={String(chosen?.id ?? '')}
        first=""
        onKept={text => onChoose(reasons.find(({ id }) => String(id) === text) ?? null)}
      />
      <Choice reasons={reasons} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

function Choice({ reasons, chosen, onChoose }: ReasonFieldProps) {
  // A page that came back without script has no button that asks.
  const wasSent = useActionData<FormResult>()?.values.reason !== undefined;
  const [isAsked, setAsked] = useState(wasSent);
  const [isOpened, setOpened] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  // The button that asks for the list is gone with it.
  useEffect(() => {
    if (isOpened) fields.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isOpened]);
  const open = () => {
    setAsked(true);
    setOpened(true);
  };
  if (chosen && !isAsked) return <Known reason={chosen} onChange={open} />;
  return (
    <fieldset ref={fields} data-no-draft>
      <legend className={styles.legend}>Loại khám</legend>
      <div className={styles.times}>
        {[...reasons, null].map(reason => (
          <Radio
            key={reason?.id ?? 0}
            name="reason"
            value={reason?.id ?? ''}
            label={reason?.name ?? 'Loại khác'}
            hint={reason && reasonFacts(reason)}
            checked={reason?.id === chosen?.id}
            onChange={() => {
              setAsked(true);
              onChoose(reason);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What was chosen beside the days is not asked for again. */
function Known({ reason, onChange }: { reason: VisitReason; onChange: () => void }) {
  return (
    <div className={styles.known}>
      <input type="hidden" name="reason" value={reason.id} />
      <p>
        Loại khám: <strong>{reason.name}</strong> <span className="muted">({reasonFacts(reason)})</span>
      </p>
      <Button variant="quiet" size="s" onClick={onChange}>
        Đổi loại khám
      </Button>
    </div>
  );
}
