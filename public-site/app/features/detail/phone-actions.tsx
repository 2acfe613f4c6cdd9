import { Navigation, Phone } from 'lucide-react';
import { LinkButton } from '../../ui/button/button.tsx';
import { CONTACT_ID } from '../contacts/contact-id.ts';
import { directionsUrl } from '../places/directions.ts';
import styles from './detail.module.css';

type PhoneActionsProps = {
  /** Whether a phone number can be asked for on the page. */
  hasContact: boolean;
  /** Where the way leads; null where the position is not known. */
  position: { lat: number; long: number } | null;
};

/** What somebody does who has found the page on a phone: call, and go there. Null where neither can be done. */
export function phoneActions({ hasContact, position }: PhoneActionsProps) {
  if (!hasContact && position === null) return null;
  return (
    <div className={styles.phoneActions}>
      {hasContact && (
        <LinkButton to={`#${CONTACT_ID}`} wide icon={<Phone aria-hidden="true" />}>
          Gọi
        </LinkButton>
      )}
      {position && (
        <LinkButton
          to={directionsUrl(position)}
          target="_blank"
          rel="noopener noreferrer"
          variant={hasContact ? 'outline' : 'solid'}
          wide
          icon={<Navigation aria-hidden="true" />}
        >
          Chỉ đường
        </LinkButton>
      )}
    </div>
  );
}
