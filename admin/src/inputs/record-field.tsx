import type { Field, StructuredField } from '@antam/server/features/records/staff-fields-contract.ts';
import { BooleanInput, NumberInput, required, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choicesOf } from '../ui/record-fields.ts';
import { statusChoices } from '../ui/status-chip.tsx';
import { AreaWithinInput } from './area-within-input.tsx';
import { ChoiceInput, ChoicesInput, TermInput, TermsInput } from './choice-input.tsx';
import { MomentInput } from './moment-input.tsx';
import { OpeningHoursInput } from './opening-hours-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { ServicesInput } from './services-input.tsx';

type RecordFieldProps = { source: string; field: Exclude<Field, StructuredField> };

/** The input of a field of a record, by the kind of field. */
export const RecordField = (props: RecordFieldProps) =>
  props.field.askedInStatus === undefined ? <FieldInput {...props} /> : <InputInStatus {...props} />;

/** The input of a field for which one status alone asks. */
function InputInStatus(props: RecordFieldProps) {
  const status: unknown = useWatch({ name: 'status' });
  return status === props.field.askedInStatus && <FieldInput {...props} />;
}

function FieldInput({ source, field }: RecordFieldProps) {
  const { label, help, first } = field;
  const common = { source, label, helperText: help ?? false } as const;
  switch (field.kind) {
    case 'line':
      return field.isRequired ? (
        <TextInput
          {...common}
          {...(first !== undefined && { defaultValue: first })}
          {...(field.lines !== undefined && { multiline: true, minRows: field.lines })}
          validate={required()}
        />
      ) : (
        <TextInput {...common} defaultValue="" />
      );
    case 'lines':
      return <TextInput {...common} defaultValue="" multiline minRows={field.lines} />;
    case 'code':
      return <TextInput {...common} defaultValue="" />;
    case 'number':
      return <TextInput {...common} />;
    case 'year':
      return <NumberInput {...common} min={field.least} max={field.most} />;
    case 'yesNo':
    case 'confirmation':
      return <BooleanInput {...common} defaultValue={false} />;
    case 'choice':
      return <SelectInput {...common} choices={choicesOf(field)} {...(field.isRequired && { validate: required() })} />;
    case 'status':
      return (
        <SelectInput {...common} choices={statusChoices(field.values)} defaultValue={first} validate={required()} />
      );
    case 'names':
    case 'namesInRow':
      return (
        <TextArrayInput
          source={source}
          label={label}
          defaultValue={[]}
          clearText="Xoá hết các tên"
          helperText={`Nhấn Enter sau mỗi tên, nhiều nhất ${field.most} tên. Ví dụ: ${field.example}.`}
        />
      );
    case 'term':
      return <TermInput source={source} label={label} type={field.termKind} required={field.isRequired} />;
    case 'terms':
    case 'termList':
      return <TermsInput source={source} label={label} type={field.termKind} {...(help && { helperText: help })} />;
    case 'area':
      return field.isRequired ? (
        <ChoiceInput source={source} label={label} reference={field.reference} required />
      ) : (
        <AreaWithinInput source={source} label={label} reference={field.reference} />
      );
    case 'degrees':
      return <NumberInput {...common} min={-field.most} max={field.most} step="any" />;
    case 'contact':
      return <TextInput {...common} type={CONTACT_TYPES[field.means]} />;
    case 'hours':
      return <OpeningHoursInput source={source} label={label} />;
    case 'services':
      return <ServicesInput source={source} label={label} />;
    case 'links':
    case 'orderedLinks':
      return (
        <ChoicesInput
          source={source}
          label={label}
          reference={field.reference}
          {...(help !== undefined && { helperText: help })}
        />
      );
    case 'link':
      return (
        <ChoiceInput source={source} label={label} reference={field.reference} {...(help && { helperText: help })} />
      );
    case 'day':
      return <TextInput {...common} type="date" slotProps={{ inputLabel: { shrink: true } }} />;
    case 'moment':
      return (
        <MomentInput
          source={source}
          label={label}
          required={field.isRequired || field.askedInStatus !== undefined}
          {...(help && { helperText: help })}
        />
      );
    case 'money':
      return <NumberInput {...common} min={0} step={1000} {...(field.isRequired && { validate: required() })} />;
    case 'count':
      return <NumberInput {...common} min={field.least} />;
    case 'formatted':
      return <RichTextInput source={source} label={label} />;
    case 'html':
    case 'section':
      return <RichTextInput source={source} label={label} hasPictures />;
  }
}

const CONTACT_TYPES = { phone: 'tel', email: 'email', website: 'url' } as const;
