import type { ReactNode } from 'react';
import { useFault } from '../../../forms/rows/faults.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input, Textarea } from '../../../ui/form/input.tsx';

type TypedFieldProps = {
  label: string;
  /** Of the field in what is sent: `weekly.0.to`. */
  path: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'time' | 'date' | 'number' | 'long';
  hint?: ReactNode;
  optional?: boolean;
  maxLength?: number;
  min?: string;
};

/** A labelled box of the schedule with what the server says of it. A number is a text box with the keys for digits. */
export function TypedField({ label, path, value, onChange, type = 'text', hint, optional, ...rest }: TypedFieldProps) {
  const error = useFault(path);
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {control =>
        type === 'long' ? (
          <Textarea {...control} {...rest} rows={2} value={value} onChange={event => onChange(event.target.value)} />
        ) : (
          <Input
            {...control}
            {...rest}
            type={type === 'number' ? 'text' : type}
            inputMode={type === 'number' ? 'numeric' : undefined}
            autoComplete="off"
            value={value}
            onChange={event => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
