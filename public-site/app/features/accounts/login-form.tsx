import type { LoginAnswer, LoginRequest } from '@antam/server/features/accounts/contract.ts';
import { useState } from 'react';
import type { PlainForm } from '../../loading/site-context.ts';
import { accountDraft } from '../../memory/account-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { writeHints } from './entry-query.ts';
import { isEmail, isGiven, runChecks } from './form/checks.ts';
import { needsCode } from './form/failure.ts';
import { FailureNotice } from './form/failure-notice.tsx';
import styles from './form/form.module.css';
import { FormField, HiddenFields } from './form/form-field.tsx';
import { openAnew, sendForm } from './form/send-form.ts';
import { useAccountDraft } from './form/use-account-draft.ts';
import { useFormSender } from './form/use-form-sender.ts';

const LABELS = { email: 'Email', password: 'Mật khẩu', code: 'Mã xác thực' };

type LoginFormProps = {
  next?: string | undefined;
  /** Filled in as e-mail. */
  email: string;
  action: string;
  form: PlainForm | null;
  /** Links inside leave no history entry: in an overlay. */
  isOverlay?: boolean;
};

/** Login by e-mail and password; asks for the second factor when the account has one. */
export function LoginForm({ next, email, action, form, isOverlay }: LoginFormProps) {
  const [hasAsked, setAsked] = useState(false);
  const sender = useFormSender<LoginAnswer>(form, {
    check: values => runChecks({ email: isEmail, password: isGiven }, values),
    send: values => {
      writeHints({ email: values.email });
      return sendForm(action, loginBody(values, next));
    },
    onDone: answer => {
      accountDraft.clear();
      openAnew(answer.next);
    },
    onFailed: failed => needsCode(failed) && setAsked(true),
  });
  const { failure, typed, token, formProps, isBusy } = sender;
  useAccountDraft(formProps.ref, Object.keys(typed));
  const asksForCode = hasAsked || needsCode(failure);
  // The first question for the code is no failure.
  const isFirstAsking = failure?.code === 'SECOND_FACTOR_REQUIRED';

  return (
    <form {...formProps} action={action} className={styles.form}>
      {isFirstAsking ? (
        <Notice title="Còn một bước" live>
          Tài khoản này có xác thực hai lớp. Bạn mở ứng dụng xác thực trên điện thoại và nhập mã 6 số, hoặc dùng một mã
          dự phòng.
        </Notice>
      ) : (
        <FailureNotice form={sender} title="Chưa đăng nhập được" labels={LABELS} />
      )}
      <HiddenFields token={token} values={{ next }} />
      <FormField
        form={sender}
        name="email"
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={email}
      />
      <FormField
        form={sender}
        name="password"
        label={LABELS.password}
        type="password"
        autoComplete="current-password"
      />
      {asksForCode && (
        <FormField
          form={sender}
          name="code"
          label={LABELS.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          hint="6 số đổi mỗi 30 giây, hoặc một mã dự phòng"
        />
      )}
      <a className={styles.beside} href="/quen-mat-khau/" data-replace={isOverlay || undefined}>
        Quên mật khẩu?
      </a>
      <Button type="submit" size="l" wide busy={isBusy}>
        Đăng nhập
      </Button>
    </form>
  );
}

function loginBody(values: Readonly<Record<string, string>>, next: string | undefined): LoginRequest {
  const { email = '', password = '', code } = values;
  return { email, password, ...(code ? { code } : {}), ...(next === undefined ? {} : { next }) };
}
