import type { DeletionAnswer } from '@antam/server/features/privacy/contract.ts';
import { runChecks } from '../../forms/checks.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { isGiven } from '../accounts/form/checks.ts';
import { DATA_ADDRESS } from './data-address.ts';
import styles from './my-data.module.css';

type RequestDeletionProps = { hasPassword: boolean; onDone: (answer: DeletionAnswer) => void };

/** Says what goes and what stays, and asks for the password before it is planned. */
export function RequestDeletionForm({ hasPassword, onDone }: RequestDeletionProps) {
  const form = useFormAction<DeletionAnswer>(DATA_ADDRESS.deletion, {
    check: values => (hasPassword ? runChecks({ password: isGiven }, values) : {}),
    onDone,
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <ul className={styles.points}>
        <li>Bạn có 7 ngày để đổi ý; trong thời gian đó tài khoản vẫn dùng được.</li>
        <li>Sau đó tên, email, số điện thoại, mục ghi nhớ và các phiên đăng nhập bị xoá hẳn.</li>
        <li>Những bài đã có người trả lời vẫn được giữ, dưới tên “Thành viên ẩn danh”.</li>
      </ul>
      <FailureNotice form={form} title="Chưa đặt được lịch xoá tài khoản." labels={{ password: 'Mật khẩu' }} />
      <HiddenFields token={form.token} />
      {hasPassword && (
        <FormField
          form={form}
          name="password"
          label="Mật khẩu"
          type="password"
          autoComplete="current-password"
          hint="Để chắc chắn đó là bạn"
        />
      )}
      <div>
        <Button type="submit" variant="danger" busy={form.isBusy}>
          Xoá tài khoản của tôi
        </Button>
      </div>
    </form>
  );
}
