import { DataTable, List, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { ChoiceInput, TermInput } from '../../inputs/choice-input.tsx';
import { formatCount, formatMoment } from '../../ui/format.ts';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Tìm theo tên" />,
  <SelectInput
    key="status"
    source="status"
    label="Trạng thái"
    choices={statusChoices(['published', 'draft', 'hidden'])}
    alwaysOn
  />,
  <ChoiceInput key="province" source="province" label="Tỉnh/Thành phố" reference="provinces" />,
  <TermInput key="place_type" source="place_type" label="Loại cơ sở" type="place_type" />,
];

type PlaceRow = {
  id: number;
  name: string;
  status: string;
  address: string;
  place_type_name: string;
  province_name: string;
  professional_count: number;
  updated_at: string;
};

/** All places; the server searches, sorts and pages them. */
export function PlaceList() {
  const phone = useIsPhone();
  return (
    <List filters={FILTERS} sort={{ field: 'updated_at', order: 'DESC' }} perPage={25} exporter={false}>
      {phone ? <PlaceCards /> : <PlaceTable />}
    </List>
  );
}

const PlaceCards = () => (
  <SimpleList<PlaceRow>
    primaryText={({ name }) => name}
    secondaryText={({ place_type_name, province_name }) => `${place_type_name} · ${province_name}`}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const PlaceTable = () => (
  <DataTable<PlaceRow> bulkActionButtons={false}>
    <DataTable.Col source="id" label="Mã" align="right" />
    <DataTable.Col source="name" label="Tên" sx={{ fontWeight: 600, minWidth: 220 }} />
    <DataTable.Col source="place_type_name" label="Loại" disableSort />
    <DataTable.Col source="province_name" label="Tỉnh/Thành phố" disableSort />
    <DataTable.Col source="status" label="Trạng thái" render={({ status }) => <StatusChip status={status} />} />
    <DataTable.Col
      source="professional_count"
      label="Bác sĩ"
      align="right"
      render={({ professional_count }) => formatCount(professional_count)}
    />
    <DataTable.Col source="updated_at" label="Cập nhật" render={({ updated_at }) => formatMoment(updated_at)} />
  </DataTable>
);
