import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { PasswordAnswer } from '@antam/server/features/passwords/contract.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import { type FormAction, useFormAction } from '../../forms/use-form-action.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { AccountSection } from './account-page.tsx';
import { isGiven, isNewPassword, isSameAs, runPasswordChecks } from './form/checks.ts';
import styles from './form/form.module.css';
import { PasswordChanged } from './password-changed.tsx';

const LABELS = {
  password: 'Mật khẩu hiện tại',
  new_password: 'Mật khẩu mới',
  new_password_confirm: 'Nhập lại mật khẩu mới',
};
const CHECKS = { password: isGiven, new_password: isNewPassword };
const REPEATED = { new_password_confirm: isSameAs('new_password') };
const NO_PHONE = 'Chưa cung cấp';

type ChangePasswordProps = { account: AccountAnswer; action: string; isDone: boolean };

/** The form for a new password, which asks for the current one. */
export function ChangePassword({ account, action, isDone }: ChangePasswordProps) {
  const { name, email, mobile_phone, has_password } = account;
  const form = useFormAction<PasswordAnswer>(action, {
    check: values => runPasswordChecks(CHECKS, REPEATED, values),
    onDone: () => track({ kind: 'virtual', path: virtualPath.passwordChangeDone() }),
    onFailed: () => track({ kind: 'virtual', path: virtualPath.passwordChangeFailed() }),
  });
  const done =
    form.answer ?? (isDone && form.failure === null ? { name, email, mobile_phone: mobile_phone ?? NO_PHONE } : null);
  if (done) {
    return (
      <AccountSection title="Xong">
        <PasswordChanged account={done}>
          <LinkButton to={accountPages.overview()}>Về tài khoản</LinkButton>
        </PasswordChanged>
      </AccountSection>
    );
  }
  return (
    <AccountSection title="Mật khẩu mới của bạn">
      {!has_password && (
        <Notice action={<a href={accountPages.forgotPassword()}>Tạo mật khẩu</a>}>
          Bạn đăng nhập qua dịch vụ khác nên tài khoản chưa có mật khẩu. Chúng tôi gửi bạn một liên kết để tạo.
        </Notice>
      )}
      <ChangeForm form={form} email={email} />
    </AccountSection>
  );
}

type ChangeFormProps = { form: FormAction<PasswordAnswer>; email: string };

function ChangeForm({ form, email }: ChangeFormProps) {
  return (
    <form {...form.formProps} className={styles.form}>
      <FailureNotice form={form} title="Đổi mật khẩu gặp lỗi, xin vui lòng thử lại." labels={LABELS} />
      <HiddenFields token={form.token} />
      {/* Password managers want to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField form={form} name="password" label={LABELS.password} type="password" autoComplete="current-password" />
      <FormField
        form={form}
        name="new_password"
        label={LABELS.new_password}
        type="password"
        autoComplete="new-password"
        hint="Ít nhất 8 ký tự, khác mật khẩu hiện tại"
      />
      <FormField
        form={form}
        name="new_password_confirm"
        label={LABELS.new_password_confirm}
        type="password"
        autoComplete="new-password"
      />
      <div className={styles.row}>
        <Button type="submit" size="l" busy={form.isBusy}>
          Đổi mật khẩu
        </Button>
        <LinkButton to={accountPages.forgotPassword()} variant="quiet" size="l">
          Quên mật khẩu hiện tại?
        </LinkButton>
      </div>
    </form>
  );
}
