import { ChipButton } from '../../ui/chip/chip.tsx';
import styles from './booking.module.css';
import type { VisitReason } from './load-offer.ts';
import { reasonFacts } from './reason-words.ts';

type ReasonChoiceProps = {
  reasons: readonly VisitReason[];
  chosen: VisitReason | null;
  onChoose: (reason: VisitReason | null) => void;
};

/**
 * Why people come: as each visit has a length of its own, the slots follow the choice. Without script it is not shown:
 * the form asks.
 */
export function ReasonChoice({ reasons, chosen, onChoose }: ReasonChoiceProps) {
  if (reasons.length === 0) return null;
  return (
    <section className={styles.reasons} aria-label="Loại khám">
      <p className={styles.choiceLabel}>Loại khám</p>
      <ul className={styles.chips}>
        {reasons.map(reason => {
          const isChosen = reason.id === chosen?.id;
          return (
            <li key={reason.id}>
              <ChipButton
                selected={isChosen}
                className={styles.reason}
                // The chosen one again takes it back.
                onClick={() => onChoose(isChosen ? null : reason)}
              >
                {reason.name} <span className={styles.reasonFacts}>{reasonFacts(reason)}</span>
              </ChipButton>
            </li>
          );
        })}
      </ul>
      {chosen && chosen.note !== '' && <p className={styles.reasonNote}>{chosen.note}</p>}
    </section>
  );
}
