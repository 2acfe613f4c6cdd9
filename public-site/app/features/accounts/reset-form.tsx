import type { PasswordAnswer } from '@antam/server/features/passwords/contract.ts';
import { useState } from 'react';
import type { PlainForm } from '../../loading/site-context.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { isNewPassword, runChecks } from './form/checks.ts';
import { FailureNotice } from './form/failure-notice.tsx';
import styles from './form/form.module.css';
import { FormField, HiddenFields } from './form/form-field.tsx';
import { sendForm } from './form/send-form.ts';
import { useFormSender } from './form/use-form-sender.ts';
import { PasswordChanged } from './password-changed.tsx';

const LABELS = { password: 'Mật khẩu mới', password_confirm: 'Nhập lại mật khẩu mới' };

/** A new password by the link of a letter. */
export function ResetForm({ action, form }: { action: string; form: PlainForm }) {
  const [done, setDone] = useState<PasswordAnswer | null>(null);
  const sender = useFormSender<PasswordAnswer>(form, {
    check: values => runChecks({ password: isNewPassword }, values),
    send: ({ password, password_confirm }) => sendForm(action, { password, password_confirm }),
    onDone: answer => {
      track({ kind: 'virtual', path: virtualPath.forgotPasswordDone() });
      setDone(answer);
    },
    onFailed: () => track({ kind: 'virtual', path: virtualPath.forgotPasswordFailed() }),
  });
  if (done) {
    return (
      <PasswordChanged account={done}>
        <LinkButton to="/dang-nhap" size="l" wide reloadDocument>
          Đăng nhập
        </LinkButton>
      </PasswordChanged>
    );
  }
  const { failure } = sender;
  const isLinkDead = failure?.code === 'LINK_INVALID';
  return (
    <form {...sender.formProps} action={action} className={styles.form}>
      <FailureNotice form={sender} title="Đổi mật khẩu gặp lỗi, xin vui lòng thử lại." labels={LABELS} />
      {isLinkDead && (
        <LinkButton to="/quen-mat-khau/" variant="outline" wide>
          Gửi thư mới
        </LinkButton>
      )}
      <HiddenFields token={sender.token} />
      <FormField
        form={sender}
        name="password"
        label={LABELS.password}
        type="password"
        autoComplete="new-password"
        hint="Ít nhất 8 ký tự"
      />
      <FormField
        form={sender}
        name="password_confirm"
        label={LABELS.password_confirm}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" size="l" wide busy={sender.isBusy}>
        Đặt mật khẩu mới
      </Button>
    </form>
  );
}
