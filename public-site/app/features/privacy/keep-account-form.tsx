import type { DeletionAnswer } from '@antam/server/features/privacy/contract.ts';
import type { PlainForm } from '../../loading/site-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { FailureNotice } from '../accounts/form/failure-notice.tsx';
import { HiddenFields } from '../accounts/form/form-field.tsx';
import { sendForm } from '../accounts/form/send-form.ts';
import { useFormSender } from '../accounts/form/use-form-sender.ts';
import styles from './my-data.module.css';

const ACTION = '/tai-khoan/du-lieu/giu-lai/';

/** Takes the planned deletion back. */
export function KeepAccountForm({ form, onDone }: { form: PlainForm; onDone: (answer: DeletionAnswer) => void }) {
  const sender = useFormSender<DeletionAnswer>({ ...form, posted: null }, { send: () => sendForm(ACTION, {}), onDone });
  return (
    <form {...sender.formProps} action={ACTION} className={styles.form}>
      <FailureNotice form={sender} title="Chưa giữ lại được tài khoản." />
      <HiddenFields token={sender.token} />
      <div>
        <Button type="submit" busy={sender.isBusy}>
          Giữ lại tài khoản
        </Button>
      </div>
    </form>
  );
}
