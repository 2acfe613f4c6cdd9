import type { RecoveryCodes } from '@antam/server/features/second-factor/contract.ts';
import type { PlainForm } from '../../loading/site-context.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { FailureNotice } from './form/failure-notice.tsx';
import styles from './form/form.module.css';
import { FormField, HiddenFields } from './form/form-field.tsx';
import { sendForm } from './form/send-form.ts';
import { useFormSender } from './form/use-form-sender.ts';
import { SECOND_FACTOR_ADDRESS, SECOND_FACTOR_PAGE } from './second-factor-address.ts';

type SecondFactorConfirmProps = {
  form: PlainForm;
  onConfirmed: (codes: readonly string[]) => void;
  /** What leads back to the beginning says, and does beside that. */
  back: string;
  onBack?: () => void;
};

/** Takes the first code, with which the second factor begins to count. */
export function SecondFactorConfirm({ form, onConfirmed, back, onBack }: SecondFactorConfirmProps) {
  const sender = useFormSender<RecoveryCodes>(form, {
    check: ({ code = '' }): Record<string, string> =>
      code.trim() === '' ? { code: 'Xin vui lòng nhập mã 6 số trong ứng dụng.' } : {},
    send: ({ code }) => sendForm('account/second-factor/', { code }, 'put'),
    onDone: ({ recovery_codes }) => onConfirmed(recovery_codes),
  });
  return (
    <form {...sender.formProps} action={SECOND_FACTOR_ADDRESS.confirm} className={styles.form}>
      <FailureNotice form={sender} title="Chưa bật được xác thực hai lớp" labels={{ code: 'Mã 6 số' }} />
      <HiddenFields token={sender.token} />
      <FormField
        form={sender}
        name="code"
        label="Nhập mã 6 số mà ứng dụng đang hiện"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <div className={styles.row}>
        <Button type="submit" busy={sender.isBusy}>
          Bật xác thực hai lớp
        </Button>
        <LinkButton to={SECOND_FACTOR_PAGE} variant="quiet" onClick={onBack}>
          {back}
        </LinkButton>
      </div>
    </form>
  );
}
