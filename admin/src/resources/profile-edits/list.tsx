import {
  PROFILE_EDIT_STATUSES,
  type StaffProfileEditRow,
} from '@antam/server/features/profile-edits/staff-contract.ts';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { QueueList } from '../../deciding/queue-list.tsx';
import { Waiting } from '../../deciding/waiting.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Parts } from '../../ui/parts.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { RECORD_COLUMNS } from '../../ui/record-list.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { fieldsText } from './names.ts';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="Trạng thái"
    choices={statusChoices(PROFILE_EDIT_STATUSES)}
    alwaysOn
  />,
];

/** All that professionals want changed, the oldest first; the list opens with what waits. */
export const ProfileEditList = () => (
  <QueueList filters={FILTERS} cards={<ProfileEditCards />} table={<ProfileEditTable />} />
);

const ProfileEditCards = () => (
  <SimpleList<StaffProfileEditRow>
    rowClick="show"
    primaryText={({ professional_name }) => professional_name}
    secondaryText={({ fields, updated_at }) => <Parts of={[fieldsText(fields), formatMoment(updated_at)]} />}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const ProfileEditTable = () => (
  <DataTable<StaffProfileEditRow> bulkActionButtons={false} rowClick="show">
    {RECORD_COLUMNS.id}
    <DataTable.Col<StaffProfileEditRow>
      source="professional_name"
      label="Bác sĩ, chuyên gia"
      disableSort
      render={({ professional_name }) => <RecordLink name={professional_name} to="show" />}
    />
    <DataTable.Col<StaffProfileEditRow>
      source="fields"
      label="Muốn sửa"
      disableSort
      sx={{ minWidth: 220 }}
      render={({ fields }) => fieldsText(fields)}
    />
    {RECORD_COLUMNS.status}
    <DataTable.Col<StaffProfileEditRow>
      source="updated_at"
      label="Cập nhật"
      disableSort
      sx={{ whiteSpace: 'nowrap' }}
      render={({ updated_at, status }) => <Waiting since={updated_at} status={status} />}
    />
  </DataTable>
);
