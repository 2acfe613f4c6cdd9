import type { DeletionAnswer } from '@antam/server/features/privacy/contract.ts';
import type { PlainForm } from '../../loading/site-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { isGiven, runChecks } from '../accounts/form/checks.ts';
import { FailureNotice } from '../accounts/form/failure-notice.tsx';
import { FormField, HiddenFields } from '../accounts/form/form-field.tsx';
import { sendForm } from '../accounts/form/send-form.ts';
import { useFormSender } from '../accounts/form/use-form-sender.ts';
import { DATA_ADDRESS } from './data-address.ts';
import styles from './my-data.module.css';

type RequestDeletionProps = { form: PlainForm; hasPassword: boolean; onDone: (answer: DeletionAnswer) => void };

/** Says what goes and what stays, and asks for the password before it is planned. */
export function RequestDeletionForm({ form, hasPassword, onDone }: RequestDeletionProps) {
  const sender = useFormSender<DeletionAnswer>(form, {
    check: values => (hasPassword ? runChecks({ password: isGiven }, values) : {}),
    send: ({ password }) => sendForm(DATA_ADDRESS.deletion, { password }),
    onDone,
  });
  return (
    <form {...sender.formProps} action={DATA_ADDRESS.deletion} className={styles.form}>
      <ul className={styles.points}>
        <li>Bạn có 7 ngày để đổi ý; trong thời gian đó tài khoản vẫn dùng được.</li>
        <li>Sau đó tên, email, số điện thoại, mục ghi nhớ và các phiên đăng nhập bị xoá hẳn.</li>
        <li>Những bài đã có người trả lời vẫn được giữ, dưới tên “Thành viên ẩn danh”.</li>
      </ul>
      <FailureNotice form={sender} title="Chưa đặt được lịch xoá tài khoản." labels={{ password: 'Mật khẩu' }} />
      <HiddenFields token={sender.token} />
      {hasPassword && (
        <FormField
          form={sender}
          name="password"
          label="Mật khẩu"
          type="password"
          autoComplete="current-password"
          hint="Để chắc chắn đó là bạn"
        />
      )}
      <div>
        <Button type="submit" variant="danger" busy={sender.isBusy}>
          Xoá tài khoản của tôi
        </Button>
      </div>
    </form>
  );
}
