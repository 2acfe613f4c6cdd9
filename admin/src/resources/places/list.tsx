import type { StaffPlaceRow } from '@antam/server/features/places/staff-contract.ts';
import { STAFF_STATUSES } from '@antam/server/features/records/staff-contract.ts';
import { DataTable, List, NullableBooleanInput, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { ChoiceInput, TermInput } from '../../inputs/choice-input.tsx';
import { formatCount, formatDay } from '../../ui/format.ts';
import { PublicPageLink } from '../../ui/public-page-button.tsx';
import { Score } from '../../ui/score.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Tìm theo tên" />,
  <SelectInput key="status" source="status" label="Trạng thái" choices={statusChoices(STAFF_STATUSES)} alwaysOn />,
  <ChoiceInput key="province" source="province" label="Tỉnh/Thành phố" reference="provinces" />,
  <TermInput key="place_type" source="place_type" label="Loại cơ sở" type="place_type" />,
  <TermInput key="speciality" source="speciality" label="Chuyên khoa" type="speciality" />,
  <NullableBooleanInput key="has_picture" source="has_picture" label="Có ảnh" />,
];

/** All places; the server searches, sorts and pages them. */
export function PlaceList() {
  const narrow = useIsNarrow();
  return (
    <List filters={FILTERS} sort={{ field: 'updated_at', order: 'DESC' }} perPage={25} exporter={false}>
      {narrow ? <PlaceCards /> : <PlaceTable />}
    </List>
  );
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
    <DataTable.Col<StaffPlaceRow> source="id" label="Mã" align="right" />
    <DataTable.Col<StaffPlaceRow> source="name" label="Tên" sx={{ fontWeight: 600, minWidth: 220 }} />
    <DataTable.Col<StaffPlaceRow> source="place_type_name" label="Loại" disableSort sx={{ minWidth: 130 }} />
    <DataTable.Col<StaffPlaceRow> source="province_name" label="Tỉnh/Thành phố" disableSort sx={{ minWidth: 130 }} />
    <DataTable.Col<StaffPlaceRow>
      source="status"
      label="Trạng thái"
      disableSort
      render={({ status }) => <StatusChip status={status} />}
    />
    <DataTable.Col<StaffPlaceRow>
      source="professional_count"
      label="Bác sĩ"
      align="right"
      disableSort
      render={({ professional_count }) => formatCount(professional_count)}
    />
    <DataTable.Col<StaffPlaceRow> source="rating" label="Điểm" align="right" render={row => <Score {...row} />} />
    <DataTable.Col<StaffPlaceRow>
      source="updated_at"
      label="Cập nhật"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ updated_at }) => formatDay(updated_at)}
    />
    <DataTable.Col<StaffPlaceRow>
      source="absolute_url"
      label="Trang"
      disableSort
      render={row => <PublicPageLink {...row} />}
    />
  </DataTable>
);
