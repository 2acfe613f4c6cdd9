import { APPLICATION_STATES, type StaffApplicationRow } from '@antam/server/features/providers/staff-contract.ts';
import { DataTable, List, SelectInput, SimpleList } from 'react-admin';
import { formatDay, formatMoment } from '../../ui/format.ts';
import { Parts } from '../../ui/parts.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { TYPES, typeName } from './type-name.ts';

const FILTERS = [
  <SelectInput key="status" source="status" label="Trạng thái" choices={statusChoices(APPLICATION_STATES)} alwaysOn />,
  <SelectInput key="type" source="type" label="Đăng ký làm" choices={TYPES} alwaysOn />,
];

/** All applications; the list opens with those that wait. */
export function ApplicationList() {
  const narrow = useIsNarrow();
  return (
    <List
      filters={FILTERS}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      exporter={false}
    >
      {narrow ? <ApplicationCards /> : <ApplicationTable />}
    </List>
  );
}

const ApplicationCards = () => (
  <SimpleList<StaffApplicationRow>
    rowClick="show"
    primaryText={({ account_name }) => account_name}
    secondaryText={({ type, created_at }) => <Parts of={[typeName(type), formatMoment(created_at)]} />}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const ApplicationTable = () => (
  <DataTable<StaffApplicationRow> bulkActionButtons={false} rowClick="show">
    <DataTable.Col<StaffApplicationRow> source="id" label="Mã" align="right" />
    <DataTable.Col<StaffApplicationRow>
      source="account_name"
      label="Người đăng ký"
      disableSort
      render={({ account_name }) => <RecordLink name={account_name} to="show" />}
    />
    <DataTable.Col<StaffApplicationRow> source="account_email" label="Email" disableSort />
    <DataTable.Col<StaffApplicationRow>
      source="type"
      label="Đăng ký làm"
      disableSort
      render={({ type }) => typeName(type)}
    />
    <DataTable.Col<StaffApplicationRow>
      source="status"
      label="Trạng thái"
      disableSort
      render={({ status }) => <StatusChip status={status} />}
    />
    <DataTable.Col<StaffApplicationRow>
      source="created_at"
      label="Gửi lúc"
      sx={{ whiteSpace: 'nowrap' }}
      disableSort
      render={({ created_at }) => formatDay(created_at)}
    />
  </DataTable>
);
