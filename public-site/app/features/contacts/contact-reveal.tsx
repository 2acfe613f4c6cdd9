import { Mail, Phone } from 'lucide-react';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { accountAddress } from '../accounts/account-address.ts';
import styles from './contact-reveal.module.css';
import { useContact } from './use-contact.ts';

type ContactRevealProps = { kind: 'place' | 'professional'; id: number };

/** The way to reach a place or a doctor: hidden until an account asks for it. */
export function ContactReveal({ kind, id }: ContactRevealProps) {
  const { state, reveal, isLoggedIn, next } = useContact(kind, id);
  const icon = <Phone aria-hidden="true" />;
  if (state.is === 'shown') {
    const { phone, email } = state.contact;
    return (
      <div className={styles.contact} data-contact aria-live="polite">
        {phone && (
          <LinkButton to={`tel:${phone.number}`} wide icon={icon}>
            {phone.display}
          </LinkButton>
        )}
        {email && (
          <a className={styles.email} href={`mailto:${email}`}>
            <Mail aria-hidden="true" />
            {email}
          </a>
        )}
      </div>
    );
  }
  return (
    <div className={styles.contact} aria-live="polite">
      {state.is === 'failed' && (
        <Notice tone="bad">
          {state.detail}
          {state.code && <> Mã lỗi: {state.code}</>}
        </Notice>
      )}
      {isLoggedIn ? (
        <Button wide icon={icon} busy={state.is === 'loading'} onClick={() => void reveal()}>
          Xem số điện thoại
        </Button>
      ) : (
        <>
          <LinkButton
            to={accountAddress({ tab: 'signup', source: 'contact', next })}
            rel="nofollow"
            wide
            icon={icon}
            onClick={event => {
              event.preventDefault();
              void reveal();
            }}
          >
            Xem số điện thoại
          </LinkButton>
          <p className="muted small">Cần đăng nhập, để số điện thoại không bị thu thập tự động.</p>
        </>
      )}
    </div>
  );
}
