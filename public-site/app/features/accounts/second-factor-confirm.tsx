import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import styles from './form/form.module.css';
import type { ShownOnce } from './second-factor-action.ts';
import { SECOND_FACTOR_ADDRESS, SECOND_FACTOR_PAGE } from './second-factor-address.ts';

type SecondFactorConfirmProps = {
  onConfirmed: (shown: ShownOnce) => void;
  /** The link back to the first step: its text, and what else a press on it does. */
  back: string;
  onBack?: () => void;
};

/** Takes the first code, with which the second factor begins to count. */
export function SecondFactorConfirm({ onConfirmed, back, onBack }: SecondFactorConfirmProps) {
  const form = useFormAction<ShownOnce>(SECOND_FACTOR_ADDRESS.confirm, {
    check: ({ code = '' }): Record<string, string> =>
      code.trim() === '' ? { code: 'Xin vui lòng nhập mã 6 số trong ứng dụng.' } : {},
    onDone: onConfirmed,
    revalidates: true,
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FailureNotice form={form} title="Chưa bật được xác thực hai lớp" labels={{ code: 'Mã 6 số' }} />
      <HiddenFields token={form.token} />
      <FormField
        form={form}
        name="code"
        label="Nhập mã 6 số mà ứng dụng đang hiện"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <div className={styles.row}>
        <Button type="submit" busy={form.isBusy}>
          Bật xác thực hai lớp
        </Button>
        <LinkButton to={SECOND_FACTOR_PAGE} variant="quiet" onClick={onBack}>
          {back}
        </LinkButton>
      </div>
    </form>
  );
}
