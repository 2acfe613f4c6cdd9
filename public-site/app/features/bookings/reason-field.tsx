import { Radio } from '../../ui/form/checkbox.tsx';
import styles from './form.module.css';
import type { VisitReason } from './load-offer.ts';
import { reasonFacts } from './reason-words.ts';

type ReasonFieldProps = {
  reasons: readonly VisitReason[];
  chosen: VisitReason | null;
  onChoose: (reason: VisitReason | null) => void;
};

/** Why somebody comes, as a field of a form: it is health data, so it goes with the post and stands in no address. */
export function ReasonField({ reasons, chosen, onChoose }: ReasonFieldProps) {
  if (reasons.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>Bạn khám gì?</legend>
      <div className={styles.times}>
        {[...reasons, null].map(reason => (
          <Radio
            key={reason?.id ?? 0}
            name="reason"
            value={reason?.id ?? ''}
            label={reason?.name ?? 'Lý do khác'}
            hint={reason && reasonFacts(reason)}
            checked={reason?.id === chosen?.id}
            onChange={() => onChoose(reason)}
          />
        ))}
      </div>
    </fieldset>
  );
}
