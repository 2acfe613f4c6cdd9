import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { PendingLink } from '@antam/server/features/social-login/contract.ts';
import { runChecks } from '../../forms/checks.ts';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { isGiven } from './form/checks.ts';
import { CODE_LABELS, CodeFields, LoginNotice } from './form/code-fields.tsx';
import styles from './form/form.module.css';

const LABELS = { password: 'Mật khẩu', ...CODE_LABELS };

type LinkAccountFormProps = { pending: PendingLink; action: string };

/** Proves the account behind a social login: by its password, by its second factor, or by both, as it asks for. */
export function LinkAccountForm({ pending, action }: LinkAccountFormProps) {
  const asksForPassword = pending.asks === 'password';
  const form = useFormAction(action, {
    check: values => (asksForPassword ? runChecks({ password: isGiven }, values) : {}),
  });
  const { failure, token, formProps, isBusy } = form;

  return (
    <form {...formProps} className={styles.form}>
      <LoginNotice form={form} labels={LABELS} />
      {failure?.code === 'SOCIAL_EXPIRED' && (
        <LinkButton to={accountPages.login()} variant="outline" wide reloadDocument>
          Đăng nhập lại từ đầu
        </LinkButton>
      )}
      <HiddenFields token={token} />
      {asksForPassword && (
        <>
          {/* For password managers: whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={pending.email} readOnly />
          <FormField
            form={form}
            name="password"
            label={LABELS.password}
            type="password"
            autoComplete="current-password"
          />
        </>
      )}
      <CodeFields form={form} always={{ second: !asksForPassword }} autoFocus={asksForPassword} />
      {asksForPassword && (
        <a className={styles.beside} href={accountPages.forgotPassword()}>
          Quên hoặc chưa có mật khẩu?
        </a>
      )}
      <Button type="submit" size="l" wide busy={isBusy}>
        {asksForPassword ? 'Liên kết và đăng nhập' : 'Đăng nhập'}
      </Button>
    </form>
  );
}
