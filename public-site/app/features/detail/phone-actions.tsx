import { Navigation, Phone } from 'lucide-react';
import { LinkButton } from '../../ui/button/button.tsx';
import { BookingAction } from '../bookings/booking-action.tsx';
import { CONTACT_ID } from '../contacts/contact-id.ts';
import { directionsUrl } from '../places/directions.ts';
import styles from './detail.module.css';

type PhoneActionsProps = {
  /** Whether slots are on offer on the page. */
  hasSlots: boolean;
  /** Whether a phone number can be asked for on the page. */
  hasContact: boolean;
  /** Where the way leads; null where the position is not known. */
  position: { lat: number; long: number } | null;
};

/**
 * What somebody does who has found the page on a phone: book where that is possible, call, and go there. The first of
 * what can be done stands out. Null where nothing can.
 */
export function phoneActions({ hasSlots, hasContact, position }: PhoneActionsProps) {
  if (!hasSlots && !hasContact && position === null) return null;
  return (
    <div className={styles.phoneActions}>
      {hasSlots && <BookingAction />}
      {hasContact && (
        <LinkButton
          to={`#${CONTACT_ID}`}
          variant={hasSlots ? 'outline' : 'solid'}
          wide
          icon={<Phone aria-hidden="true" />}
        >
          Gọi
        </LinkButton>
      )}
      {position && (
        <LinkButton
          to={directionsUrl(position)}
          target="_blank"
          rel="noopener noreferrer"
          variant={hasSlots || hasContact ? 'outline' : 'solid'}
          wide
          icon={<Navigation aria-hidden="true" />}
        >
          Chỉ đường
        </LinkButton>
      )}
    </div>
  );
}
