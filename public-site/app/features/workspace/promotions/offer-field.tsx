import { createContext, type ReactNode, useContext } from 'react';
import { fieldId } from '../../../forms/form-field.tsx';
import { useFault } from '../../../forms/rows/faults.ts';
import { Field, type FieldControl } from '../../../ui/form/field.tsx';

/** Prefix of the ids of a promotion's fields. */
export const OfferFormId = createContext('');

type OfferFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  children: (control: FieldControl & { name: string }) => ReactNode;
};

/** A labelled field of a promotion's form, with what is wrong in it. */
export function OfferField({ name, label, hint, optional, children }: OfferFieldProps) {
  const id = fieldId(useContext(OfferFormId), name);
  return (
    <Field id={id} label={label} hint={hint} optional={optional} error={useFault(name)}>
      {control => children({ ...control, name })}
    </Field>
  );
}
