import type { StaffPlaceRow } from '@antam/server/features/places/staff-contract.ts';
import { DataTable, SimpleList } from 'react-admin';
import { TermInput } from '../../inputs/choice-input.tsx';
import { formatCount } from '../../ui/format.ts';
import { RecordLink } from '../../ui/record-link.tsx';
import { RECORD_COLUMNS, RECORD_FILTERS, RecordList } from '../../ui/record-list.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

const FILTERS = [
  RECORD_FILTERS.q,
  RECORD_FILTERS.status,
  RECORD_FILTERS.province,
  <TermInput key="place_type" source="place_type" label="Loại cơ sở" type="place_type" />,
  RECORD_FILTERS.speciality,
  RECORD_FILTERS.hasPicture,
];

/** All places. */
export function PlaceList() {
  return <RecordList filters={FILTERS} cards={<PlaceCards />} table={<PlaceTable />} />;
}

const PlaceCards = () => (
  <SimpleList<StaffPlaceRow>
    primaryText={({ name }) => name}
    secondaryText={({ place_type_name, province_name }) => `${place_type_name} · ${province_name}`}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const PlaceTable = () => (
  <DataTable<StaffPlaceRow> bulkActionButtons={false}>
    {RECORD_COLUMNS.id}
    <DataTable.Col<StaffPlaceRow>
      source="name"
      label="Tên"
      sx={{ minWidth: 220 }}
      render={({ name }) => <RecordLink name={name} />}
    />
    <DataTable.Col<StaffPlaceRow> source="place_type_name" label="Loại" disableSort sx={{ minWidth: 130 }} />
    {RECORD_COLUMNS.province}
    {RECORD_COLUMNS.status}
    <DataTable.Col<StaffPlaceRow>
      source="professional_count"
      label="Bác sĩ"
      align="right"
      disableSort
      render={({ professional_count }) => formatCount(professional_count)}
    />
    {RECORD_COLUMNS.rating}
    {RECORD_COLUMNS.updatedAt}
    {RECORD_COLUMNS.page}
  </DataTable>
);
