import type { MessageAnswer } from '@antam/server/features/accounts/contract.ts';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ACCOUNT_FORM_ADDRESS, EMAIL_ID, type SentForm } from './account-forms.ts';
import { AccountSection } from './account-page.tsx';
import { type Failure, failureOf, failureOfPosted } from './form/failure.ts';
import styles from './form/form.module.css';
import { HiddenFields } from './form/form-field.tsx';
import { sendForm } from './form/send-form.ts';

type Answer = { tone: 'good' | 'bad'; text: string };

const SENT: Answer = {
  tone: 'good',
  text: 'Chúng tôi đã gửi một liên kết xác thực mới. Xin bạn kiểm tra hộp thư.',
};

type EmailSectionProps = { email: string; isConfirmed: boolean } & SentForm;

/** The account's e-mail address, and another confirmation letter for one that is not confirmed. */
export function EmailSection({ email, isConfirmed, form, isDone }: EmailSectionProps) {
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(() =>
    form.posted ? refusal(failureOfPosted(form.posted)) : isDone ? SENT : null,
  );
  const resend = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { message } = await sendForm<MessageAnswer>('account/confirmation/', {});
      setAnswer({ tone: 'good', text: message });
    } catch (error) {
      setAnswer(refusal(failureOf(error)));
    } finally {
      setBusy(false);
    }
  };
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
            Xác thực email để chúng tôi chắc rằng thư quan trọng đến đúng bạn. Thư xác thực có thể nằm trong mục thư
            rác.
          </p>
          {answer && (
            <Notice tone={answer.tone} live>
              {answer.text}
            </Notice>
          )}
          <form method="post" action={ACCOUNT_FORM_ADDRESS.confirmation} onSubmit={event => void resend(event)}>
            <HiddenFields token={form.token} />
            <Button type="submit" variant="outline" busy={isBusy} icon={<MailCheck aria-hidden />}>
              Gửi lại email xác thực
            </Button>
          </form>
        </>
      )}
    </AccountSection>
  );
}

function refusal({ detail, errorCode }: Failure): Answer {
  return { tone: 'bad', text: detail ?? `Chưa gửi được thư, bạn hãy thử lại. Mã lỗi: ${errorCode}` };
}
