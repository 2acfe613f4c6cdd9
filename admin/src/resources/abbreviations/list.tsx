import type { StaffAbbreviationRow } from '@antam/server/features/abbreviation-admin/staff-contract.ts';
import { DataTable, SearchInput, SimpleList } from 'react-admin';
import { formatChange } from '../../ui/format.ts';
import { RecordLink } from '../../ui/record-link.tsx';
import { RecordList } from '../../ui/record-list.tsx';

const FILTERS = [<SearchInput key="q" source="q" alwaysOn placeholder="Tìm theo chữ viết tắt hoặc nghĩa" />];

/** All abbreviations. */
export function AbbreviationList() {
  return <RecordList filters={FILTERS} cards={<AbbreviationCards />} table={<AbbreviationTable />} />;
}

const AbbreviationCards = () => (
  <SimpleList<StaffAbbreviationRow> primaryText={({ short }) => short} secondaryText={({ meaning }) => meaning} />
);

const AbbreviationTable = () => (
  <DataTable<StaffAbbreviationRow> bulkActionButtons={false}>
    <DataTable.Col<StaffAbbreviationRow>
      source="short"
      label="Viết tắt"
      sx={{ minWidth: 120 }}
      render={({ short }) => <RecordLink name={short} />}
    />
    <DataTable.Col<StaffAbbreviationRow> source="meaning" label="Nghĩa" sx={{ minWidth: 200 }} />
    <DataTable.Col<StaffAbbreviationRow> source="read_as" label="Tìm như khi gõ" disableSort sx={{ minWidth: 160 }} />
    <DataTable.Col<StaffAbbreviationRow> source="source" label="Nguồn" disableSort />
    <DataTable.Col<StaffAbbreviationRow>
      source="updated_at"
      label="Cập nhật"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ updated_at }) => formatChange(updated_at)}
    />
  </DataTable>
);
