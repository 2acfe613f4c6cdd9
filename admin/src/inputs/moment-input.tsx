import { TextInput } from 'react-admin';
import { boxOf, momentIn } from './moments.ts';

type MomentInputProps = { source: string; label: string; required?: boolean; helperText?: string };

/** A day and a time in Vietnamese time, stored as a moment. */
export function MomentInput({ source, label, required = false, helperText }: MomentInputProps) {
  return (
    <TextInput
      source={source}
      label={label}
      type="datetime-local"
      format={boxOf}
      parse={momentIn}
      isRequired={required}
      helperText={helperText ?? false}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
