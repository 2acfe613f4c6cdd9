import type { DeletionAnswer } from '@antam/server/features/privacy/contract.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { DATA_ADDRESS } from './data-address.ts';
import styles from './my-data.module.css';

/** Takes the planned deletion back. */
export function KeepAccountForm({ onDone }: { onDone: (answer: DeletionAnswer) => void }) {
  const form = useFormAction<DeletionAnswer>(DATA_ADDRESS.keep, { onDone });
  return (
    <form {...form.formProps} className={styles.form}>
      <FailureNotice form={form} title="Chưa giữ lại được tài khoản." />
      <HiddenFields token={form.token} />
      <div>
        <Button type="submit" busy={form.isBusy}>
          Giữ lại tài khoản
        </Button>
      </div>
    </form>
  );
}
