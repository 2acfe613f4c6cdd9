import { createContext, type ReactNode, useContext } from 'react';
import { fieldId } from '../../../forms/form-field.tsx';
import { Field, type FieldControl } from '../../../ui/form/field.tsx';

type OfferFields = {
  /** Prefix of the fields' ids. */
  id: string;
  /** What is wrong, a sentence by the name of the field: `groups.0.name`. */
  faults: Readonly<Record<string, string>>;
};

export const OfferFieldsContext = createContext<OfferFields>({ id: '', faults: {} });

type OfferFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  children: (control: FieldControl & { name: string }) => ReactNode;
};

/** A labelled field of a promotion's form, with what is wrong in it. */
export function OfferField({ name, label, hint, optional, children }: OfferFieldProps) {
  const { id, faults } = useContext(OfferFieldsContext);
  return (
    <Field id={fieldId(id, name)} label={label} hint={hint} optional={optional} error={faults[name]}>
      {control => children({ ...control, name })}
    </Field>
  );
}
