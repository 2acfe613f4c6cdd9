import { FormField } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { typedBirthDate } from './birth-date.ts';
import styles from './form.module.css';

type BirthDateFieldProps = {
  form: FormState;
  label: string;
  /** What is known, `1990-05-31`. */
  born: string | null;
};

/** The line for a date of birth, which nobody has to give. */
export function BirthDateField({ form, label, born }: BirthDateFieldProps) {
  return (
    <FormField
      form={form}
      name="date_of_birth"
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder="31-05-1990"
      defaultValue={typedBirthDate(born)}
      maxLength={10}
      className={styles.short}
      optional
    />
  );
}
