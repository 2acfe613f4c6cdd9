import type { MessageAnswer } from '@antam/server/features/accounts/contract.ts';
import { runChecks } from '../../forms/checks.ts';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { accountDrafts } from '../../memory/draft-keys.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { writeHints } from './entry-query.ts';
import { isEmail } from './form/checks.ts';
import styles from './form/form.module.css';

const SENT = 'Nếu email này có tài khoản, chúng tôi đã gửi thư hướng dẫn đặt lại mật khẩu.';

type ForgotFormProps = { email: string; action: string; isDone: boolean };

/** Asks for the email with the link. Says the same whether or not an account has the address. */
export function ForgotForm({ email, action, isDone }: ForgotFormProps) {
  const form = useFormAction<MessageAnswer>(action, {
    check: values => runChecks({ email: isEmail }, values),
    onSend: values => writeHints({ email: values.email }),
    onDone: () => {
      finishDraft(accountDrafts('forgot'));
      track({ kind: 'virtual', path: virtualPath.forgotPasswordDone() });
    },
    onFailed: () => track({ kind: 'virtual', path: virtualPath.forgotPasswordFailed() }),
  });
  useDraft(form.formProps.ref, { key: accountDrafts('forgot'), given: Object.keys(form.typed) });
  const { answer, failure, formProps, token, isBusy } = form;
  const message = answer?.message ?? (isDone && failure === null ? SENT : null);
  return (
    <form {...formProps} className={styles.form}>
      <FailureNotice form={form} title="Đã xảy ra lỗi, xin vui lòng thử lại." labels={{ email: 'Email' }} />
      {message !== null && !isBusy && (
        <Notice tone="good" title="Bạn hãy kiểm tra hộp thư" live>
          {message} Thư có thể nằm trong mục thư rác. Chưa thấy sau vài phút, bạn gửi lại ở đây.
        </Notice>
      )}
      <HiddenFields token={token} />
      <FormField
        form={form}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={email}
      />
      <Button type="submit" size="l" wide busy={isBusy}>
        Gửi thư đặt lại mật khẩu
      </Button>
    </form>
  );
}
