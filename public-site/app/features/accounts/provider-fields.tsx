import { FormField } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './signup.module.css';

/** What providers say of themselves, as people read it. */
export const APPLIED_LABELS = {
  place_name: 'Tên cơ sở y tế',
  place_add: 'Địa chỉ cơ sở',
  prof_spec: 'Chuyên khoa',
  prof_place: 'Nơi làm việc',
};
export type AppliedField = keyof typeof APPLIED_LABELS;

type ProviderFieldsProps = {
  form: FormState;
  /** What the address gave. */
  text: (name: AppliedField) => string | undefined;
};

/** What staff need to know of a provider. The styles show the fields of the chosen type, with or without script. */
export function ProviderFields({ form, text }: ProviderFieldsProps) {
  const field = (name: AppliedField, hint?: string) => (
    <FormField
      form={form}
      name={name}
      label={APPLIED_LABELS[name]}
      hint={hint}
      defaultValue={text(name)}
      maxLength={200}
    />
  );
  return (
    <>
      <div className={styles.place}>
        {field('place_name')}
        {field('place_add', 'Số nhà, đường, phường hoặc xã, tỉnh hoặc thành phố')}
      </div>
      <div className={styles.professional}>
        {field('prof_spec', 'Ví dụ: Nhi khoa, Tim mạch')}
        {field('prof_place', 'Tên bệnh viện hoặc phòng khám')}
      </div>
      <div className={styles.provider}>
        <Notice title="An Tâm xem xét trước khi liên kết trang">
          Chúng tôi đối chiếu thông tin rồi mới giao trang cho bạn quản lý. Trong lúc chờ, bạn vẫn đăng nhập và dùng An
          Tâm như mọi người.
        </Notice>
      </div>
    </>
  );
}
