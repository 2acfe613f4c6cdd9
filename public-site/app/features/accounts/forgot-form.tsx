import type { MessageAnswer } from '@antam/server/features/accounts/contract.ts';
import { useState } from 'react';
import type { PlainForm } from '../../loading/site-context.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { writeHints } from './entry-query.ts';
import { isEmail, runChecks } from './form/checks.ts';
import { FailureNotice } from './form/failure-notice.tsx';
import styles from './form/form.module.css';
import { FormField, HiddenFields } from './form/form-field.tsx';
import { sendForm } from './form/send-form.ts';
import { useFormSender } from './form/use-form-sender.ts';

const SENT = 'Nếu email này có tài khoản, chúng tôi đã gửi thư hướng dẫn đặt lại mật khẩu.';

type ForgotFormProps = { email: string; action: string; form: PlainForm; isDone: boolean };

/** Asks for the letter with the link. Says the same whoever's the address is. */
export function ForgotForm({ email, action, form, isDone }: ForgotFormProps) {
  const [message, setMessage] = useState(isDone ? SENT : null);
  const sender = useFormSender<MessageAnswer>(form, {
    check: values => runChecks({ email: isEmail }, values),
    send: values => {
      setMessage(null);
      writeHints({ email: values.email });
      return sendForm(action, { email: values.email });
    },
    onDone: answer => {
      track({ kind: 'virtual', path: virtualPath.forgotPasswordDone() });
      setMessage(answer.message);
    },
    onFailed: () => track({ kind: 'virtual', path: virtualPath.forgotPasswordFailed() }),
  });
  return (
    <form {...sender.formProps} action={action} className={styles.form}>
      <FailureNotice form={sender} title="Đã xảy ra lỗi, xin vui lòng thử lại." labels={{ email: 'Email' }} />
      {message !== null && (
        <Notice tone="good" title="Bạn hãy kiểm tra hộp thư" live>
          {message} Thư có thể nằm trong mục thư rác. Chưa thấy sau vài phút, bạn gửi lại ở đây.
        </Notice>
      )}
      <HiddenFields token={sender.token} />
      <FormField
        form={sender}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={email}
      />
      <Button type="submit" size="l" wide busy={sender.isBusy}>
        Gửi thư đặt lại mật khẩu
      </Button>
    </form>
  );
}
