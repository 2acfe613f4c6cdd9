import { LinkButton } from '../../ui/button/button.tsx';
import { drawnAs } from '../../ui/drawn/drawn.ts';
import detail from '../detail/detail.module.css';
import { CONTACT_ID } from './contact-id.ts';
import styles from './contact-reveal.module.css';

type PublicPhoneProps = { phone: { display: string; number: string } };

/** The reception's number, which the provider shows to everybody: one press calls. */
export function PublicPhone({ phone }: PublicPhoneProps) {
  return (
    <div id={CONTACT_ID} className={styles.contact} data-contact>
      <LinkButton to={`tel:${phone.number}`} wide className={drawnAs(detail.call)}>
        {`Gọi ${phone.display}`}
      </LinkButton>
      <p className="muted small">Số tiếp tân, do nơi khám công khai.</p>
    </div>
  );
}
