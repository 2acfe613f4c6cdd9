import { Badge } from '../../ui/badge/badge.tsx';
import { EMAIL_ID, type SentForm } from './account-forms.ts';
import { AccountSection } from './account-page.tsx';
import { failureOfPosted } from './form/failure.ts';
import styles from './form/form.module.css';
import { type ResendAnswer, ResendConfirmation, resendRefusal } from './resend-confirmation.tsx';

const SENT: ResendAnswer = {
  tone: 'good',
  text: 'Chúng tôi đã gửi một liên kết xác thực mới. Xin bạn kiểm tra hộp thư.',
};

type EmailSectionProps = { email: string; isConfirmed: boolean } & SentForm;

/** The account's e-mail address, and another confirmation letter for one that is not confirmed. */
export function EmailSection({ email, isConfirmed, form, isDone }: EmailSectionProps) {
  const answered = form.posted ? resendRefusal(failureOfPosted(form.posted)) : isDone ? SENT : null;
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
          <ResendConfirmation token={form.token} label="Gửi lại email xác thực" answered={answered} />
        </>
      )}
    </AccountSection>
  );
}
