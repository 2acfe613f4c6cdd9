import type { RecoveryCodes, SecondFactorSetup } from '@antam/server/features/accounts/contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { FailureNotice } from './form/failure-notice.tsx';
import formStyles from './form/form.module.css';
import { FormField } from './form/form-field.tsx';
import { sendForm } from './form/send-form.ts';
import { useFormSender } from './form/use-form-sender.ts';
import styles from './second-factor.module.css';

type SecondFactorStepsProps = {
  setup: SecondFactorSetup;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
};

/** Scan, then give the first code; only then the second factor counts. */
export function SecondFactorSteps({ setup, onConfirmed, onCancel }: SecondFactorStepsProps) {
  const sender = useFormSender<RecoveryCodes>(null, {
    check: ({ code = '' }): Record<string, string> =>
      code.trim() === '' ? { code: 'Xin vui lòng nhập mã 6 số trong ứng dụng.' } : {},
    send: ({ code }) => sendForm('account/second-factor/', { code }, 'put'),
    onDone: ({ recovery_codes }) => onConfirmed(recovery_codes),
  });
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <p>
          Mở ứng dụng xác thực trên điện thoại (Google Authenticator, Microsoft Authenticator, Aegis…) và quét mã này.
        </p>
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`}
          alt="Mã QR của khoá xác thực"
          width={208}
          height={208}
        />
        <p className={styles.secret}>
          Không quét được? Nhập khoá này: <code>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </li>
      <li className={styles.step}>
        <form {...sender.formProps} className={formStyles.form}>
          <FailureNotice form={sender} title="Chưa bật được xác thực hai lớp" labels={{ code: 'Mã 6 số' }} />
          <FormField
            form={sender}
            name="code"
            label="Nhập mã 6 số mà ứng dụng đang hiện"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
          <div className={formStyles.row}>
            <Button type="submit" busy={sender.isBusy}>
              Bật xác thực hai lớp
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              Để sau
            </Button>
          </div>
        </form>
      </li>
    </ol>
  );
}
