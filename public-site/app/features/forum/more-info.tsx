import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormField, fieldId } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { useRootData } from '../../loading/root-data.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import styles from './ask.module.css';

/** What helps who answers. While it is folded its boxes are disabled, so that nothing of it is sent. */
export function MoreInfo({ form }: { form: FormState }) {
  const { typed, id } = form;
  const provinces = useRootData()?.provinces ?? [];
  const wasOpen = ['gender', 'dob', 'province'].some(name => typed[name]);
  const [isOpen, setOpen] = useState(wasOpen);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  // Without script nothing could enable them.
  const disabled = isScripted && !isOpen;
  return (
    <details
      className={`more-info ${styles.more}`}
      open={wasOpen || undefined}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.moreTitle}>
        <span>
          Thông tin thêm về người bệnh
          <span className="muted small"> Giới tính, ngày sinh, nơi ở: bác sĩ trả lời sát hơn</span>
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <fieldset className={styles.moreFields} disabled={disabled}>
        <legend className="visually-hidden">Thông tin thêm về người bệnh</legend>
        <Field id={fieldId(id, 'gender')} label="Giới tính" optional>
          {control => (
            <Select {...control} name="gender" defaultValue={typed.gender ?? ''}>
              <option value="">Không nói</option>
              <option value="female">Nữ</option>
              <option value="male">Nam</option>
            </Select>
          )}
        </Field>
        <FormField
          form={form}
          name="dob"
          label="Ngày sinh"
          inputMode="numeric"
          autoComplete="off"
          placeholder="31-05-1990"
          maxLength={10}
          optional
        />
        <Field id={fieldId(id, 'province')} label="Tỉnh, thành" optional>
          {control => (
            <Select {...control} name="province" defaultValue={typed.province ?? ''}>
              <option value="">Không nói</option>
              {provinces.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </fieldset>
    </details>
  );
}
