import { LinkButton } from '../../ui/button/button.tsx';
import { drawnAs } from '../../ui/drawn/drawn.ts';
import { BookingAction } from '../bookings/booking-action.tsx';
import { CONTACT_ID } from '../contacts/contact-id.ts';
import { directionsUrl } from '../places/directions.ts';
import styles from './detail.module.css';

type PhoneActionsProps = {
  /** Whether slots are on offer on the page. */
  hasSlots: boolean;
  /** Whether a phone number can be asked for on the page. */
  hasContact: boolean;
  /** The reception's number where everybody may see it, as a link takes it. */
  publicNumber?: string | undefined;
  /** Where the way leads; null where the position is not known. */
  position: { lat: number; long: number } | null;
};

/**
 * What a visitor does who has found the page on a phone: book where that is possible, call or see how, and go there.
 * The first of what can be done stands out. Null where nothing can.
 */
export function phoneActions({ hasSlots, hasContact, publicNumber, position }: PhoneActionsProps) {
  if (!hasSlots && !hasContact && position === null) return null;
  return (
    <div className={styles.phoneActions}>
      {hasSlots && <BookingAction />}
      {hasContact && (
        <LinkButton
          to={publicNumber === undefined ? `#${CONTACT_ID}` : `tel:${publicNumber}`}
          variant={hasSlots ? 'outline' : 'solid'}
          wide
          className={drawnAs(styles.call)}
        >
          {publicNumber === undefined ? (
            <span className={styles.number}>
              <span className={styles.verb}>Xem </span>số điện thoại
            </span>
          ) : (
            'Gọi'
          )}
        </LinkButton>
      )}
      {position && (
        <LinkButton
          to={directionsUrl(position)}
          target="_blank"
          rel="noopener noreferrer"
          variant={hasSlots || hasContact ? 'outline' : 'solid'}
          wide
          className={drawnAs(styles.go)}
        >
          Chỉ đường
        </LinkButton>
      )}
    </div>
  );
}
