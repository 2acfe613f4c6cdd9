import type { LinkRequest, NextAnswer, PendingLink } from '@antam/server/features/accounts/contract.ts';
import { useState } from 'react';
import type { PlainForm } from '../../loading/site-context.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { isGiven, runChecks } from './form/checks.ts';
import { needsCode } from './form/failure.ts';
import { FailureNotice } from './form/failure-notice.tsx';
import styles from './form/form.module.css';
import { FormField, HiddenFields } from './form/form-field.tsx';
import { openAnew, sendForm } from './form/send-form.ts';
import { useFormSender } from './form/use-form-sender.ts';

const LABELS = { password: 'Mật khẩu', code: 'Mã xác thực' };

type LinkAccountFormProps = { pending: PendingLink; action: string; form: PlainForm };

/** Proves the account behind a social login: by its password, by its second factor, or by both, as it asks for. */
export function LinkAccountForm({ pending, action, form }: LinkAccountFormProps) {
  const asksForPassword = pending.asks === 'password';
  const [hasAsked, setAsked] = useState(false);
  const sender = useFormSender<NextAnswer>(form, {
    check: values => (asksForPassword ? runChecks({ password: isGiven }, values) : {}),
    send: values => sendForm(action, proofs(values)),
    onDone: answer => openAnew(answer.next),
    onFailed: failed => needsCode(failed) && setAsked(true),
  });
  const { failure, token, formProps, isBusy } = sender;
  const asksForCode = !asksForPassword || hasAsked || needsCode(failure);
  const isFirstAsking = failure?.code === 'SECOND_FACTOR_REQUIRED';

  return (
    <form {...formProps} action={action} className={styles.form}>
      {isFirstAsking ? (
        <Notice title="Còn một bước" live>
          Tài khoản này có xác thực hai lớp. Bạn nhập mã trong ứng dụng xác thực, hoặc một mã dự phòng.
        </Notice>
      ) : (
        <FailureNotice form={sender} title="Chưa đăng nhập được" labels={LABELS} />
      )}
      {failure?.code === 'SOCIAL_EXPIRED' && (
        <LinkButton to="/dang-nhap" variant="outline" wide reloadDocument>
          Đăng nhập lại từ đầu
        </LinkButton>
      )}
      <HiddenFields token={token} />
      {asksForPassword && (
        <>
          {/* For password managers: whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={pending.email} readOnly />
          <FormField
            form={sender}
            name="password"
            label={LABELS.password}
            type="password"
            autoComplete="current-password"
          />
        </>
      )}
      {asksForCode && (
        <FormField
          form={sender}
          name="code"
          label={LABELS.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={asksForPassword}
          hint="6 số đổi mỗi 30 giây, hoặc một mã dự phòng"
        />
      )}
      {asksForPassword && (
        <a className={styles.beside} href="/quen-mat-khau/">
          Quên hoặc chưa có mật khẩu?
        </a>
      )}
      <Button type="submit" size="l" wide busy={isBusy}>
        {asksForPassword ? 'Liên kết và đăng nhập' : 'Đăng nhập'}
      </Button>
    </form>
  );
}

function proofs({ password, code }: Readonly<Record<string, string>>): LinkRequest {
  return { ...(password ? { password } : {}), ...(code ? { code } : {}) };
}
