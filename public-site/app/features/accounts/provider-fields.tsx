import { FormField } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './signup.module.css';

type ProviderField = 'place_name' | 'place_add' | 'prof_spec' | 'prof_place';

type ProviderFieldsProps = {
  form: FormState;
  labels: Readonly<Record<ProviderField, string>>;
  /** What the address gave. */
  text: (name: ProviderField) => string | undefined;
};

/** What staff need to know of a provider. The styles show the fields of the chosen type, with or without script. */
export function ProviderFields({ form, labels, text }: ProviderFieldsProps) {
  const field = (name: ProviderField, hint?: string) => (
    <FormField form={form} name={name} label={labels[name]} hint={hint} defaultValue={text(name)} maxLength={200} />
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
