import type { RecoveryCodes } from '@antam/server/features/accounts/contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { isGiven, runChecks } from './form/checks.ts';
import { FailureNotice } from './form/failure-notice.tsx';
import styles from './form/form.module.css';
import { FormField } from './form/form-field.tsx';
import { sendForm } from './form/send-form.ts';
import { useFormSender } from './form/use-form-sender.ts';

const WORDS = {
  renew: {
    text: 'Mã dự phòng cũ sẽ hết hiệu lực ngay khi bạn nhận mã mới.',
    button: 'Tạo mã mới',
    failed: 'Chưa tạo được mã dự phòng mới',
  },
  remove: {
    text: 'Từ lần đăng nhập sau, chỉ còn mật khẩu bảo vệ tài khoản của bạn.',
    button: 'Tắt xác thực hai lớp',
    failed: 'Chưa tắt được xác thực hai lớp',
  },
};

type SecondFactorPasswordProps = {
  goal: keyof typeof WORDS;
  onCodes: (codes: readonly string[]) => void;
  onRemoved: () => void;
  onCancel: () => void;
};

/** Asks for the password before the second factor gets new recovery codes or goes. */
export function SecondFactorPassword({ goal, onCodes, onRemoved, onCancel }: SecondFactorPasswordProps) {
  const { text, button, failed } = WORDS[goal];
  const sender = useFormSender<RecoveryCodes | null>(null, {
    check: values => runChecks({ password: isGiven }, values),
    send: ({ password }) =>
      goal === 'renew'
        ? sendForm('account/recovery-codes/', { password })
        : sendForm('account/second-factor/', { password }, 'delete'),
    onDone: answer => (goal === 'renew' ? onCodes(answer?.recovery_codes ?? []) : onRemoved()),
  });
  return (
    <form {...sender.formProps} className={styles.form}>
      <p>{text}</p>
      <FailureNotice form={sender} title={failed} labels={{ password: 'Mật khẩu' }} />
      <FormField
        form={sender}
        name="password"
        label="Mật khẩu của bạn"
        type="password"
        autoComplete="current-password"
      />
      <div className={styles.row}>
        <Button type="submit" variant={goal === 'remove' ? 'danger' : 'solid'} busy={sender.isBusy}>
          {button}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Huỷ
        </Button>
      </div>
    </form>
  );
}
