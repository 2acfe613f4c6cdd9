import type { MessageAnswer } from '@antam/server/features/accounts/contract.ts';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { AccountSection } from './account-page.tsx';
import { failureOf } from './form/failure.ts';
import styles from './form/form.module.css';
import { sendForm } from './form/send-form.ts';

type Answer = { tone: 'good' | 'bad'; text: string };

/** The account's e-mail address, and another confirmation letter for one that is not confirmed. */
export function EmailSection({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const resend = async () => {
    setBusy(true);
    try {
      const { message } = await sendForm<MessageAnswer>('account/confirmation/', {});
      setAnswer({ tone: 'good', text: message });
    } catch (error) {
      const { detail, errorCode } = failureOf(error);
      setAnswer({ tone: 'bad', text: detail ?? `Chưa gửi được thư, bạn hãy thử lại. Mã lỗi: ${errorCode}` });
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountSection
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
          <div className={styles.scripted}>
            <Button variant="outline" busy={isBusy} icon={<MailCheck aria-hidden />} onClick={() => void resend()}>
              Gửi lại email xác thực
            </Button>
          </div>
        </>
      )}
    </AccountSection>
  );
}
