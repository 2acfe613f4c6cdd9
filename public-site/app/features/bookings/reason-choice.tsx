import type { BookingCalendar } from '@antam/server/features/bookings/contract.ts';
import { ChipLink } from '../../ui/chip/chip.tsx';
import styles from './booking.module.css';
import { reasonFacts } from './reason-words.ts';

type Reasons = BookingCalendar['reasons'];

type ReasonChoiceProps = {
  reasons: Reasons;
  /** Id of the chosen one. */
  chosen: number | null;
  /** The address of the page where it is chosen; null for none. */
  addressOf: (reason: number | null) => string;
  /** Told of it in place of opening the address. */
  onChoose?: (reason: number | null) => void;
  /** Its note stands elsewhere on the page. */
  hideNote?: boolean;
};

/** Why people come: as each visit has a length of its own, the slots follow the choice. */
export function ReasonChoice({ reasons, chosen, addressOf, onChoose, hideNote }: ReasonChoiceProps) {
  if (reasons.length === 0) return null;
  const note = hideNote ? '' : (reasons.find(({ id }) => id === chosen)?.note ?? '');
  return (
    <section className={styles.reasons} aria-label="Lý do khám">
      <p className={styles.choiceLabel}>Bạn khám gì?</p>
      <ul className={styles.chips}>
        {reasons.map(reason => {
          // The chosen one again takes it back.
          const next = reason.id === chosen ? null : reason.id;
          return (
            <li key={reason.id}>
              <ChipLink
                to={addressOf(next)}
                rel="nofollow"
                preventScrollReset
                selected={reason.id === chosen}
                className={styles.reason}
                onClick={event => {
                  if (!onChoose) return;
                  event.preventDefault();
                  onChoose(next);
                }}
              >
                <span>{reason.name}</span> <span className={styles.reasonFacts}>{reasonFacts(reason)}</span>
              </ChipLink>
            </li>
          );
        })}
      </ul>
      {note !== '' && <p className={styles.reasonNote}>{note}</p>}
    </section>
  );
}
