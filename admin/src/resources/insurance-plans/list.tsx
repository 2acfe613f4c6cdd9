import { PLAN_STATUSES } from '@antam/server/features/insurance/contract.ts';
import type { StaffPlanRow } from '@antam/server/features/insurance/staff-contract.ts';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { formatCount, formatDay } from '../../ui/format.ts';
import { Parts } from '../../ui/parts.tsx';
import { PublicPageLink } from '../../ui/public-page-button.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { RECORD_COLUMNS, RecordList } from '../../ui/record-list.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Tìm tên, công ty" />,
  <SelectInput key="status" source="status" label="Trạng thái" choices={statusChoices(PLAN_STATUSES)} alwaysOn />,
];

/** All insurance plans. */
export function PlanList() {
  return <RecordList filters={FILTERS} cards={<PlanCards />} table={<PlanTable />} />;
}

const PlanCards = () => (
  <SimpleList<StaffPlanRow>
    primaryText={({ name }) => name}
    secondaryText={({ insurer, packages, benefits }) => (
      <Parts of={[insurer, `${packages} gói`, `${benefits} quyền lợi`]} />
    )}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const PlanTable = () => (
  <DataTable<StaffPlanRow> bulkActionButtons={false}>
    {RECORD_COLUMNS.id}
    <DataTable.Col<StaffPlanRow>
      source="name"
      label="Tên chương trình"
      sx={{ minWidth: 200 }}
      render={({ name }) => <RecordLink name={name} />}
    />
    <DataTable.Col<StaffPlanRow> source="insurer" label="Công ty bảo hiểm" sx={{ minWidth: 180 }} />
    <DataTable.Col<StaffPlanRow>
      source="packages"
      label="Gói"
      align="right"
      disableSort
      render={({ packages }) => formatCount(packages)}
    />
    <DataTable.Col<StaffPlanRow>
      source="benefits"
      label="Quyền lợi"
      align="right"
      disableSort
      render={({ benefits }) => formatCount(benefits)}
    />
    <DataTable.Col<StaffPlanRow>
      source="status"
      label="Trạng thái"
      disableSort
      render={({ status }) => <StatusChip status={status} />}
    />
    <DataTable.Col<StaffPlanRow>
      source="updated_at"
      label="Cập nhật"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ updated_at }) => formatDay(updated_at)}
    />
    <DataTable.Col<StaffPlanRow>
      source="absolute_url"
      label="Trang"
      disableSort
      render={({ name, status, absolute_url }) => (
        <PublicPageLink name={name} status={status} absolute_url={absolute_url} />
      )}
    />
  </DataTable>
);
