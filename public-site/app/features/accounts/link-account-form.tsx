import type { NextAnswer } from '@antam/server/features/accounts/contract.ts';
import type { LinkRequest, PendingLink } from '@antam/server/features/social-login/contract.ts';
import type { PlainForm } from '../../loading/site-context.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { isGiven, runChecks } from './form/checks.ts';
import { CODE_LABELS, CodeFields, LoginNotice } from './form/code-fields.tsx';
import styles from './form/form.module.css';
import { FormField, HiddenFields } from './form/form-field.tsx';
import { openAnew, sendForm } from './form/send-form.ts';
import { useCodeSteps } from './form/use-code-steps.ts';
import { useFormSender } from './form/use-form-sender.ts';

const LABELS = { password: 'Mật khẩu', ...CODE_LABELS };

type LinkAccountFormProps = { pending: PendingLink; action: string; form: PlainForm };

/** Proves the account behind a social login: by its password, by its second factor, or by both, as it asks for. */
export function LinkAccountForm({ pending, action, form }: LinkAccountFormProps) {
  const asksForPassword = pending.asks === 'password';
  const { asks, note } = useCodeSteps(form, { second: !asksForPassword });
  const sender = useFormSender<NextAnswer>(form, {
    check: values => (asksForPassword ? runChecks({ password: isGiven }, values) : {}),
    send: values => sendForm(action, proofs(values)),
    onDone: answer => openAnew(answer.next),
    onFailed: note,
  });
  const { failure, token, formProps, isBusy } = sender;

  return (
    <form {...formProps} action={action} className={styles.form}>
      <LoginNotice form={sender} labels={LABELS} />
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
      <CodeFields form={sender} asks={asks} autoFocus={asksForPassword} />
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

function proofs({ password, code, mail_code }: Readonly<Record<string, string>>): LinkRequest {
  return {
    ...(password ? { password } : {}),
    ...(code ? { code } : {}),
    ...(mail_code ? { mail_code } : {}),
  };
}
