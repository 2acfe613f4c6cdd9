import type { StaffTerm } from '@antam/server/features/taxonomy/staff-contract.ts';
import { AutocompleteInput, useGetList } from 'react-admin';

const ALL = {
  filter: { type: 'speciality' },
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'position', order: 'ASC' },
} as const;

/** The speciality of a question, which its call names by the slug. */
export function SpecialityInput(props: { source?: string; alwaysOn?: boolean }) {
  const { data = [] } = useGetList<StaffTerm>('terms', ALL);
  return (
    <AutocompleteInput
      {...props}
      source="speciality"
      label="Chuyên khoa"
      choices={data}
      optionValue="slug"
      optionText="name"
      helperText={false}
      noOptionsText="Không tìm thấy lựa chọn nào"
    />
  );
}
