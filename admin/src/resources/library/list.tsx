import { LIBRARY_STATUSES } from '@antam/server/features/library/contract.ts';
import type { StaffLibraryRow } from '@antam/server/features/library/staff-contract.ts';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { formatDay } from '../../ui/format.ts';
import { PublicPageLink } from '../../ui/public-page-button.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { RECORD_COLUMNS, RecordList } from '../../ui/record-list.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Tìm theo mọi tên gọi" />,
  <SelectInput key="status" source="status" label="Trạng thái" choices={statusChoices(LIBRARY_STATUSES)} alwaysOn />,
];

/** All diseases, or all drugs. */
export function LibraryList() {
  return <RecordList filters={FILTERS} cards={<LibraryCards />} table={<LibraryTable />} />;
}

const checkedBy = ({ reviewer_name }: StaffLibraryRow) => reviewer_name || 'Chưa ai kiểm tra';

const LibraryCards = () => (
  <SimpleList<StaffLibraryRow>
    primaryText={({ name }) => name}
    secondaryText={checkedBy}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const LibraryTable = () => (
  <DataTable<StaffLibraryRow> bulkActionButtons={false}>
    {RECORD_COLUMNS.id}
    <DataTable.Col<StaffLibraryRow>
      source="name"
      label="Tên"
      sx={{ minWidth: 240 }}
      render={({ name }) => <RecordLink name={name} />}
    />
    <DataTable.Col<StaffLibraryRow>
      source="status"
      label="Trạng thái"
      disableSort
      render={({ status }) => <StatusChip status={status} />}
    />
    <DataTable.Col<StaffLibraryRow> source="reviewer_name" label="Kiểm tra" disableSort render={checkedBy} />
    <DataTable.Col<StaffLibraryRow>
      source="updated_at"
      label="Cập nhật"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ updated_at }) => formatDay(updated_at)}
    />
    <DataTable.Col<StaffLibraryRow>
      source="absolute_url"
      label="Trang"
      disableSort
      render={({ name, status, absolute_url }) => (
        <PublicPageLink name={name} status={status} absolute_url={absolute_url} />
      )}
    />
  </DataTable>
);
