import { DataTable, List, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { ChoiceInput, TermInput } from '../../inputs/choice-input.tsx';
import { formatMoment } from '../../ui/format.ts';
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
  <TermInput key="speciality" source="speciality" label="Chuyên khoa" type="speciality" />,
  <ChoiceInput key="place" source="place" label="Nơi làm việc" reference="places" />,
];

type ProfessionalRow = {
  id: number;
  name: string;
  display_name: string;
  status: string;
  specialities_text: string;
  licence_verified: boolean;
  updated_at: string;
};

/** All professionals; the server searches, sorts and pages them. */
export function ProfessionalList() {
  const phone = useIsPhone();
  return (
    <List filters={FILTERS} sort={{ field: 'updated_at', order: 'DESC' }} perPage={25} exporter={false}>
      {phone ? <ProfessionalCards /> : <ProfessionalTable />}
    </List>
  );
}

const ProfessionalCards = () => (
  <SimpleList<ProfessionalRow>
    primaryText={({ display_name }) => display_name}
    secondaryText={({ specialities_text }) => specialities_text}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const ProfessionalTable = () => (
  <DataTable<ProfessionalRow> bulkActionButtons={false}>
    <DataTable.Col source="id" label="Mã" align="right" />
    <DataTable.Col
      source="name"
      label="Họ và tên"
      sx={{ fontWeight: 600, minWidth: 220 }}
      render={({ display_name }) => display_name}
    />
    <DataTable.Col source="specialities_text" label="Chuyên khoa" disableSort />
    <DataTable.Col source="status" label="Trạng thái" render={({ status }) => <StatusChip status={status} />} />
    <DataTable.Col
      source="licence_verified"
      label="Giấy phép hành nghề"
      disableSort
      render={({ licence_verified }) => (licence_verified ? 'Đã kiểm tra' : 'Chưa kiểm tra')}
    />
    <DataTable.Col source="updated_at" label="Cập nhật" render={({ updated_at }) => formatMoment(updated_at)} />
  </DataTable>
);
