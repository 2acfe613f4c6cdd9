import { FormField, type FormFieldProps } from '../../../forms/form-field.tsx';

/** The line for a phone number, which nobody has to give. */
export function PhoneField(props: Pick<FormFieldProps, 'form' | 'label' | 'defaultValue'>) {
  return <FormField name="mobile_phone" type="tel" inputMode="tel" autoComplete="tel" optional {...props} />;
}
