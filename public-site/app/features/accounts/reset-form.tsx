import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { PasswordAnswer } from '@antam/server/features/passwords/contract.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { isNewPassword, isSameAs, runPasswordChecks } from './form/checks.ts';
import styles from './form/form.module.css';
import { PasswordChanged } from './password-changed.tsx';

const LABELS = { password: 'Mật khẩu mới', password_confirm: 'Nhập lại mật khẩu mới' };

/** A new password by the link in an email. */
export function ResetForm({ action }: { action: string }) {
  const form = useFormAction<PasswordAnswer>(action, {
    check: values => runPasswordChecks({ password: isNewPassword }, { password_confirm: isSameAs('password') }, values),
    onDone: () => track({ kind: 'virtual', path: virtualPath.forgotPasswordDone() }),
    onFailed: () => track({ kind: 'virtual', path: virtualPath.forgotPasswordFailed() }),
  });
  if (form.answer) {
    return (
      <PasswordChanged account={form.answer}>
        <LinkButton to={accountPages.login()} size="l" wide reloadDocument>
          Đăng nhập
        </LinkButton>
      </PasswordChanged>
    );
  }
  const isLinkDead = form.failure?.code === 'LINK_INVALID';
  return (
    <form {...form.formProps} className={styles.form}>
      <FailureNotice form={form} title="Đổi mật khẩu gặp lỗi, xin vui lòng thử lại." labels={LABELS} />
      {isLinkDead && (
        <LinkButton to={accountPages.forgotPassword()} variant="outline" wide>
          Gửi thư mới
        </LinkButton>
      )}
      <HiddenFields token={form.token} />
      <FormField
        form={form}
        name="password"
        label={LABELS.password}
        type="password"
        autoComplete="new-password"
        hint="Ít nhất 8 ký tự"
      />
      <FormField
        form={form}
        name="password_confirm"
        label={LABELS.password_confirm}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" size="l" wide busy={form.isBusy}>
        Đặt mật khẩu mới
      </Button>
    </form>
  );
}
