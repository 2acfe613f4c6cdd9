import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../ui/form/field.tsx';
import { Input } from '../ui/form/input.tsx';
import { PasswordInput } from '../ui/form/password-input.tsx';
import type { FormState } from './use-form-action.ts';

export type FormFieldProps = {
  form: FormState;
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
} & Omit<ComponentProps<'input'>, 'form' | 'name' | 'id'>;

/**
 * One labelled line of a form with its error. Holds what was posted without script, else `defaultValue`; a field of
 * `type` password can show what is typed.
 */
export function FormField({ form, name, label, hint, optional, type, defaultValue, ...rest }: FormFieldProps) {
  const { failure, typed, id } = form;
  const Control = type === 'password' ? PasswordInput : Input;
  return (
    <Field
      id={fieldId(id, name)}
      label={label}
      hint={hint}
      optional={optional}
      required={!optional}
      error={failure?.fields[name]}
    >
      {control => (
        <Control
          {...control}
          name={name}
          type={type}
          defaultValue={type === 'password' ? undefined : (typed[name] ?? defaultValue)}
          {...rest}
        />
      )}
    </Field>
  );
}

/** Id of a form's field. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** What every form carries that is sent without script: the token, and what the address said. */
export function HiddenFields({ token, values = {} }: { token: string; values?: Record<string, string | undefined> }) {
  return (
    <>
      <input type="hidden" name="xsrf_token" value={token} />
      {Object.entries(values).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}
