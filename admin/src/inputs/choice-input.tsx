import type { StaffTerm } from '@antam/server/features/taxonomy/staff-contract.ts';
import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput } from 'react-admin';

type ReferenceProps = {
  source: string;
  label: string;
  /** Where the choices come from, and what narrows them. */
  reference: string;
  filter?: Record<string, unknown>;
  required?: boolean;
  helperText?: string;
};

const SHOWN = 25;
const LOOKUPS: ReadonlySet<string> = new Set(['terms', 'provinces', 'districts', 'wards']);
/** Lookups stand in the order of their lists, records of the directory in that of their names. */
const sortOf = (reference: string) =>
  ({
    field: LOOKUPS.has(reference) ? 'position' : 'name',
    order: 'ASC',
  }) as const;
const byText = (q: string) => (q === '' ? {} : { q });
const nothing = 'Không tìm thấy lựa chọn nào';

/** One choice of many, found by typing; the server searches. */
export function ChoiceInput({ source, label, reference, filter = {}, required = false, helperText }: ReferenceProps) {
  return (
    <ReferenceInput source={source} reference={reference} filter={filter} sort={sortOf(reference)} perPage={SHOWN}>
      <AutocompleteInput
        label={label}
        optionText="name"
        filterToQuery={byText}
        isRequired={required}
        helperText={helperText ?? false}
        noOptionsText={nothing}
      />
    </ReferenceInput>
  );
}

/** Several choices in the order they were made. */
export function ChoicesInput({ source, label, reference, filter = {}, helperText }: ReferenceProps) {
  return (
    <ReferenceArrayInput source={source} reference={reference} filter={filter} sort={sortOf(reference)} perPage={SHOWN}>
      <AutocompleteArrayInput
        label={label}
        optionText="name"
        filterToQuery={byText}
        helperText={helperText ?? false}
        noOptionsText={nothing}
      />
    </ReferenceArrayInput>
  );
}

type TermProps = Omit<ReferenceProps, 'reference' | 'filter'> & { type: StaffTerm['type'] };

/** An entry of a reference list: speciality, service, title … */
export const TermInput = ({ type, ...props }: TermProps) => (
  <ChoiceInput {...props} reference="terms" filter={{ type }} />
);
export const TermsInput = ({ type, ...props }: TermProps) => (
  <ChoicesInput {...props} reference="terms" filter={{ type }} />
);
