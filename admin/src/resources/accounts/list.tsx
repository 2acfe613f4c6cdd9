import { ACCOUNT_STATES, type StaffAccountRow } from '@antam/server/features/account-admin/staff-contract.ts';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { formatDay } from '../../ui/format.ts';
import { RecordLink } from '../../ui/record-link.tsx';
import { RECORD_COLUMNS, RecordList } from '../../ui/record-list.tsx';
import { roleChoices, roleName } from '../../ui/role-name.ts';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Email, họ tên, điện thoại hoặc mã" />,
  <SelectInput key="role" source="role" label="Vai trò" choices={roleChoices} alwaysOn />,
  <SelectInput key="status" source="status" label="Trạng thái" choices={statusChoices(ACCOUNT_STATES)} />,
];

const NEWEST = { field: 'id', order: 'DESC' } as const;

/** All accounts; the server searches, sorts and pages them. */
export const AccountList = () => (
  <RecordList filters={FILTERS} sort={NEWEST} cards={<AccountCards />} table={<AccountTable />} />
);

const AccountCards = () => (
  <SimpleList<StaffAccountRow>
    rowClick="show"
    primaryText={({ name }) => name}
    secondaryText={({ email, role }) => `${roleName(role)} · ${email ?? 'không có email'}`}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const AccountTable = () => (
  <DataTable<StaffAccountRow> bulkActionButtons={false} rowClick="show">
    {RECORD_COLUMNS.id}
    <DataTable.Col<StaffAccountRow>
      source="name"
      label="Họ và tên"
      render={({ name }) => <RecordLink name={name} to="show" />}
    />
    <DataTable.Col<StaffAccountRow> source="email" label="Email" />
    <DataTable.Col<StaffAccountRow> source="role" label="Vai trò" disableSort render={({ role }) => roleName(role)} />
    {RECORD_COLUMNS.status}
    <DataTable.Col<StaffAccountRow>
      source="created_at"
      label="Tạo lúc"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ created_at }) => formatDay(created_at)}
    />
  </DataTable>
);
