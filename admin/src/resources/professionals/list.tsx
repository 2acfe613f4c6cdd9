import type { StaffProfessionalRow } from '@antam/server/features/professionals/staff-contract.ts';
import { DataTable, NullableBooleanInput, SimpleList } from 'react-admin';
import { ChoiceInput } from '../../inputs/choice-input.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { RECORD_COLUMNS, RECORD_FILTERS, RecordList } from '../../ui/record-list.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

const FILTERS = [
  RECORD_FILTERS.q,
  RECORD_FILTERS.status,
  RECORD_FILTERS.speciality,
  <ChoiceInput key="place" source="place" label="Nơi làm việc" reference="places" />,
  RECORD_FILTERS.province,
  <NullableBooleanInput key="licence_verified" source="licence_verified" label="Đã kiểm tra giấy phép" />,
  RECORD_FILTERS.hasPicture,
];

/** All professionals. */
export function ProfessionalList() {
  return <RecordList filters={FILTERS} cards={<ProfessionalCards />} table={<ProfessionalTable />} />;
}

const ProfessionalCards = () => (
  <SimpleList<StaffProfessionalRow>
    primaryText={({ display_name }) => display_name}
    secondaryText={({ specialities_text }) => specialities_text}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const ProfessionalTable = () => (
  <DataTable<StaffProfessionalRow> bulkActionButtons={false}>
    {RECORD_COLUMNS.id}
    <DataTable.Col<StaffProfessionalRow>
      source="name"
      label="Họ và tên"
      sx={{ minWidth: 220 }}
      render={({ display_name }) => <RecordLink name={display_name} />}
    />
    <DataTable.Col<StaffProfessionalRow>
      source="specialities_text"
      label="Chuyên khoa"
      disableSort
      sx={{ minWidth: 130 }}
    />
    {RECORD_COLUMNS.province}
    {RECORD_COLUMNS.status}
    <DataTable.Col<StaffProfessionalRow>
      source="licence_verified"
      label="Giấy phép"
      disableSort
      sx={{ whiteSpace: 'nowrap' }}
      render={({ licence_verified }) => (licence_verified ? 'Đã kiểm tra' : 'Chưa kiểm tra')}
    />
    {RECORD_COLUMNS.rating}
    {RECORD_COLUMNS.updatedAt}
    {RECORD_COLUMNS.page}
  </DataTable>
);
