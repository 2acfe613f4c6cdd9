import { APPLICATION_STATES, type StaffApplicationRow } from '@antam/server/features/providers/staff-contract.ts';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { QueueList } from '../../deciding/queue-list.tsx';
import { Waiting } from '../../deciding/waiting.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Parts } from '../../ui/parts.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { RECORD_COLUMNS } from '../../ui/record-list.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { TYPES, typeName } from './type-name.ts';

const FILTERS = [
  <SelectInput key="status" source="status" label="Trạng thái" choices={statusChoices(APPLICATION_STATES)} alwaysOn />,
  <SelectInput key="type" source="type" label="Đăng ký làm" choices={TYPES} alwaysOn />,
];

/** All applications, the oldest first; the list opens with those that wait. */
export const ApplicationList = () => (
  <QueueList filters={FILTERS} cards={<ApplicationCards />} table={<ApplicationTable />} />
);

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
    {RECORD_COLUMNS.id}
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
    {RECORD_COLUMNS.status}
    <DataTable.Col<StaffApplicationRow>
      source="created_at"
      label="Gửi lúc"
      sx={{ whiteSpace: 'nowrap' }}
      disableSort
      render={({ created_at, status }) => <Waiting since={created_at} status={status} />}
    />
  </DataTable>
);
