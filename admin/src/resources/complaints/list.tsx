import type { StaffComplaintRow } from '@antam/server/features/complaint-admin/staff-contract.ts';
import { Chip } from '@mui/material';
import {
  ChipField,
  DataTable,
  NullableBooleanInput,
  ReferenceArrayField,
  SearchInput,
  SimpleList,
  SingleFieldList,
} from 'react-admin';
import { TermInput } from '../../inputs/choice-input.tsx';
import { formatChange } from '../../ui/format.ts';
import { RecordLink } from '../../ui/record-link.tsx';
import { RecordList } from '../../ui/record-list.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Tìm theo mọi tên gọi" />,
  <TermInput key="speciality" source="speciality" label="Chuyên khoa" type="speciality" />,
  <NullableBooleanInput key="emergency" source="emergency" label="Cần cấp cứu" />,
];

/** All complaints. */
export function ComplaintList() {
  return <RecordList filters={FILTERS} cards={<ComplaintCards />} table={<ComplaintTable />} />;
}

const Emergency = () => <Chip label="Cấp cứu" color="error" size="small" variant="outlined" />;

const otherNames = ({ people, medical }: StaffComplaintRow) => [...people, ...medical].join(', ');

const ComplaintCards = () => (
  <SimpleList<StaffComplaintRow>
    primaryText={({ name }) => name}
    secondaryText={otherNames}
    tertiaryText={({ emergency }) => emergency && <Emergency />}
  />
);

const ComplaintTable = () => (
  <DataTable<StaffComplaintRow> bulkActionButtons={false}>
    <DataTable.Col<StaffComplaintRow>
      source="name"
      label="Tên"
      sx={{ minWidth: 180 }}
      render={({ name }) => <RecordLink name={name} />}
    />
    <DataTable.Col<StaffComplaintRow>
      source="people"
      label="Cách gọi khác"
      disableSort
      sx={{ minWidth: 200 }}
      render={otherNames}
    />
    <DataTable.Col<StaffComplaintRow> source="specialities" label="Chuyên khoa" disableSort sx={{ minWidth: 160 }}>
      <ReferenceArrayField source="specialities" reference="terms">
        <SingleFieldList linkType={false}>
          <ChipField source="name" size="small" />
        </SingleFieldList>
      </ReferenceArrayField>
    </DataTable.Col>
    <DataTable.Col<StaffComplaintRow>
      source="emergency"
      label="Cấp cứu"
      disableSort
      render={({ emergency }) => emergency && <Emergency />}
    />
    <DataTable.Col<StaffComplaintRow> source="source" label="Nguồn" disableSort sx={{ whiteSpace: 'nowrap' }} />
    <DataTable.Col<StaffComplaintRow>
      source="updated_at"
      label="Cập nhật"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ updated_at }) => formatChange(updated_at)}
    />
  </DataTable>
);
