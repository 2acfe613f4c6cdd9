import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import type { PasswordAnswer } from '@antam/server/features/passwords/contract.ts';
import { useState } from 'react';
import type { PlainForm } from '../../loading/site-context.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { AccountSection } from './account-page.tsx';
import { isGiven, isNewPassword, runChecks } from './form/checks.ts';
import { FailureNotice } from './form/failure-notice.tsx';
import styles from './form/form.module.css';
import { FormField, HiddenFields } from './form/form-field.tsx';
import { sendForm } from './form/send-form.ts';
import { useFormSender } from './form/use-form-sender.ts';
import { PasswordChanged } from './password-changed.tsx';

const LABELS = {
  password: 'Mật khẩu hiện tại',
  new_password: 'Mật khẩu mới',
  new_password_confirm: 'Nhập lại mật khẩu mới',
};
const NO_PHONE = 'Chưa cung cấp';

type ChangePasswordProps = { account: AccountAnswer; form: PlainForm; action: string; isDone: boolean };

/** A new password by the current one. */
export function ChangePassword({ account, form, action, isDone }: ChangePasswordProps) {
  const { name, email, mobile_phone, has_password } = account;
  const [done, setDone] = useState<PasswordAnswer | null>(
    isDone ? { name, email, mobile_phone: mobile_phone ?? NO_PHONE } : null,
  );
  if (done) {
    return (
      <AccountSection title="Xong">
        <PasswordChanged account={done}>
          <LinkButton to="/tai-khoan/">Về tài khoản</LinkButton>
        </PasswordChanged>
      </AccountSection>
    );
  }
  return (
    <AccountSection title="Mật khẩu mới của bạn">
      {!has_password && (
        <Notice action={<a href="/quen-mat-khau/">Tạo mật khẩu</a>}>
          Bạn đăng nhập qua dịch vụ khác nên tài khoản chưa có mật khẩu. Chúng tôi gửi bạn một liên kết để tạo.
        </Notice>
      )}
      <ChangeForm form={form} action={action} email={email} onDone={setDone} />
    </AccountSection>
  );
}

type ChangeFormProps = { form: PlainForm; action: string; email: string; onDone: (answer: PasswordAnswer) => void };

function ChangeForm({ form, action, email, onDone }: ChangeFormProps) {
  const sender = useFormSender<PasswordAnswer>(form, {
    check: values => runChecks({ password: isGiven, new_password: isNewPassword }, values),
    send: ({ password, new_password, new_password_confirm }) =>
      sendForm(action, { password, new_password, new_password_confirm }),
    onDone: answer => {
      track({ kind: 'virtual', path: virtualPath.passwordChangeDone() });
      onDone(answer);
    },
    onFailed: () => track({ kind: 'virtual', path: virtualPath.passwordChangeFailed() }),
  });
  return (
    <form {...sender.formProps} action={action} className={styles.form}>
      <FailureNotice form={sender} title="Đổi mật khẩu gặp lỗi, xin vui lòng thử lại." labels={LABELS} />
      <HiddenFields token={sender.token} />
      {/* Password managers want to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField
        form={sender}
        name="password"
        label={LABELS.password}
        type="password"
        autoComplete="current-password"
      />
      <FormField
        form={sender}
        name="new_password"
        label={LABELS.new_password}
        type="password"
        autoComplete="new-password"
        hint="Ít nhất 8 ký tự, khác mật khẩu hiện tại"
      />
      <FormField
        form={sender}
        name="new_password_confirm"
        label={LABELS.new_password_confirm}
        type="password"
        autoComplete="new-password"
      />
      <div className={styles.row}>
        <Button type="submit" size="l" busy={sender.isBusy}>
          Đổi mật khẩu
        </Button>
        <LinkButton to="/quen-mat-khau/" variant="quiet" size="l">
          Quên mật khẩu hiện tại?
        </LinkButton>
      </div>
    </form>
  );
}
