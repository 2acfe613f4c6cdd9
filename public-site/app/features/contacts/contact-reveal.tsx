import { Mail, Phone } from 'lucide-react';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { drawnAs } from '../../ui/drawn/drawn.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { accountAddress } from '../accounts/account-address.ts';
import { ResendConfirmation } from '../accounts/resend-confirmation.tsx';
import detail from '../detail/detail.module.css';
import { CONTACT_ID } from './contact-id.ts';
import styles from './contact-reveal.module.css';
import type { ContactState } from './contact-state.ts';
import { useContact } from './use-contact.ts';

type ContactRevealProps = {
  kind: string;
  id: number;
};

/**
 * The way to reach a place or a doctor: hidden until an account asks for it, by a form of the page's own where there is
 * no script.
 */
export function ContactReveal({ kind, id }: ContactRevealProps) {
  const { state, reveal, isLoggedIn, next, token } = useContact(kind, id);
  if (state.is === 'shown') {
    const { phone, email } = state.contact;
    return (
      <div id={CONTACT_ID} className={styles.contact} data-contact aria-live="polite">
        {phone && (
          <LinkButton to={`tel:${phone.number}`} wide className={drawnAs(detail.call)}>
            {phone.display}
          </LinkButton>
        )}
        {email && (
          <a className={styles.email} href={`mailto:${email}`}>
            <Mail size={20} aria-hidden="true" />
            {email}
          </a>
        )}
      </div>
    );
  }
  return (
    <div id={CONTACT_ID} className={styles.contact} aria-live="polite">
      {state.is === 'failed' && <ContactFailure failure={state} />}
      {isLoggedIn ? (
        <form
          method="post"
          action={`${next}#${CONTACT_ID}`}
          onSubmit={event => {
            event.preventDefault();
            reveal();
          }}
        >
          <input type="hidden" name="xsrf_token" value={token} />
          <Button type="submit" wide icon={<Phone aria-hidden="true" />} busy={state.is === 'loading'}>
            Xem số điện thoại
          </Button>
        </form>
      ) : (
        <>
          <LinkButton
            to={accountAddress({ tab: 'signup', source: 'contact', next })}
            rel="nofollow"
            wide
            className={drawnAs(detail.call)}
            onClick={event => {
              event.preventDefault();
              reveal();
            }}
          >
            Xem số điện thoại
          </LinkButton>
          <p className="muted small">Cần đăng nhập và xác thực email, để số điện thoại không bị thu thập tự động.</p>
        </>
      )}
    </div>
  );
}

type ContactFailureProps = { failure: Extract<ContactState, { is: 'failed' }> };

/** Why the contact is not shown, and what helps: another email where the email address is not confirmed. */
function ContactFailure({ failure }: ContactFailureProps) {
  const { detail, code, isUnconfirmed } = failure;
  if (isUnconfirmed) {
    return (
      <>
        <Notice tone="warn">{detail}</Notice>
        <ResendConfirmation label="Gửi lại thư xác thực" wide />
      </>
    );
  }
  return (
    <Notice tone="bad">
      {detail}
      {code && <> Mã lỗi: {code}</>}
    </Notice>
  );
}
