import { Badge } from '../../ui/badge/badge.tsx';
import { EMAIL_ID } from './account-forms.ts';
import { AccountSection } from './account-page.tsx';
import styles from './form/form.module.css';
import { ResendConfirmation } from './resend-confirmation.tsx';

const SENT = 'Chúng tôi đã gửi một liên kết xác thực mới. Xin bạn kiểm tra hộp thư.';

type EmailSectionProps = { email: string; isConfirmed: boolean; isDone: boolean };

/** The account's email address, and another confirmation email for one that is not confirmed. */
export function EmailSection({ email, isConfirmed, isDone }: EmailSectionProps) {
  return (
    <AccountSection
      id={EMAIL_ID}
      title="Email"
      badge={isConfirmed ? <Badge tone="good">Đã xác thực</Badge> : <Badge tone="warn">Chưa xác thực</Badge>}
    >
      <p className={styles.strong}>{email}</p>
      {!isConfirmed && (
        <>
          <p>
            Xác thực email để xem số liên hệ, và để chúng tôi chắc rằng thư quan trọng đến đúng bạn. Thư xác thực có thể
            nằm trong mục thư rác.
          </p>
          <ResendConfirmation label="Gửi lại email xác thực" sent={isDone ? SENT : null} />
        </>
      )}
    </AccountSection>
  );
}
