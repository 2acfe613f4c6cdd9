import type { StaffProfessionalRow } from '@antam/server/features/professionals/staff-contract.ts';
import { STAFF_STATUSES } from '@antam/server/features/records/staff-contract.ts';
import { DataTable, List, NullableBooleanInput, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { ChoiceInput, TermInput } from '../../inputs/choice-input.tsx';
import { formatDay } from '../../ui/format.ts';
import { PublicPageLink } from '../../ui/public-page-button.tsx';
import { Score } from '../../ui/score.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Tìm theo tên" />,
  <SelectInput key="status" source="status" label="Trạng thái" choices={statusChoices(STAFF_STATUSES)} alwaysOn />,
  <TermInput key="speciality" source="speciality" label="Chuyên khoa" type="speciality" />,
  <ChoiceInput key="place" source="place" label="Nơi làm việc" reference="places" />,
  <ChoiceInput key="province" source="province" label="Tỉnh/Thành phố" reference="provinces" />,
  <NullableBooleanInput key="licence_verified" source="licence_verified" label="Đã kiểm tra giấy phép" />,
  <NullableBooleanInput key="has_picture" source="has_picture" label="Có ảnh" />,
];

/** All professionals; the server searches, sorts and pages them. */
export function ProfessionalList() {
  const narrow = useIsNarrow();
  return (
    <List filters={FILTERS} sort={{ field: 'updated_at', order: 'DESC' }} perPage={25} exporter={false}>
      {narrow ? <ProfessionalCards /> : <ProfessionalTable />}
    </List>
  );
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
    <DataTable.Col<StaffProfessionalRow> source="id" label="Mã" align="right" />
    <DataTable.Col<StaffProfessionalRow>
      source="name"
      label="Họ và tên"
      sx={{ fontWeight: 600, minWidth: 220 }}
      render={({ display_name }) => display_name}
    />
    <DataTable.Col<StaffProfessionalRow>
      source="specialities_text"
      label="Chuyên khoa"
      disableSort
      sx={{ minWidth: 130 }}
    />
    <DataTable.Col<StaffProfessionalRow>
      source="province_name"
      label="Tỉnh/Thành phố"
      disableSort
      sx={{ minWidth: 130 }}
    />
    <DataTable.Col<StaffProfessionalRow>
      source="status"
      label="Trạng thái"
      disableSort
      render={({ status }) => <StatusChip status={status} />}
    />
    <DataTable.Col<StaffProfessionalRow>
      source="licence_verified"
      label="Giấy phép"
      disableSort
      render={({ licence_verified }) => (licence_verified ? 'Đã kiểm tra' : 'Chưa kiểm tra')}
    />
    <DataTable.Col<StaffProfessionalRow>
      source="rating"
      label="Điểm"
      align="right"
      render={row => <Score {...row} />}
    />
    <DataTable.Col<StaffProfessionalRow>
      source="updated_at"
      label="Cập nhật"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ updated_at }) => formatDay(updated_at)}
    />
    <DataTable.Col<StaffProfessionalRow>
      source="absolute_url"
      label="Trang"
      disableSort
      render={row => <PublicPageLink {...row} />}
    />
  </DataTable>
);
