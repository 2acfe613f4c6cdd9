import type { StaffAuditEntry } from '@antam/server/features/audit/staff-contract.ts';
import { DataTable, List, NumberInput, SelectInput, SimpleList } from 'react-admin';
import { formatMoment } from '../../ui/format.ts';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { actionName, fieldNames, SUBJECTS, subjectName } from './names.ts';

const FILTERS = [
  <SelectInput key="subject_kind" source="subject_kind" label="Loại" choices={SUBJECTS} alwaysOn />,
  <NumberInput key="subject_id" source="subject_id" label="Mã của mục" />,
  <NumberInput key="actor_id" source="actor_id" label="Mã nhân viên" />,
];

const actorOf = ({ actor_id, actor_name }: StaffAuditEntry) =>
  actor_id === null ? 'Dòng lệnh' : (actor_name ?? `Tài khoản ${actor_id}`);
const subjectOf = ({ subject_kind, subject_id }: StaffAuditEntry) =>
  `${subjectName(subject_kind)}${subject_id === null ? '' : ` ${subject_id}`}`;

/** The log, newest first. Nobody can change it. */
export function AuditList() {
  const narrow = useIsNarrow();
  return (
    <List filters={FILTERS} sort={{ field: 'id', order: 'DESC' }} perPage={50} exporter={false}>
      {narrow ? (
        <SimpleList<StaffAuditEntry>
          rowClick={false}
          primaryText={row => `${actionName(row.action)}: ${subjectOf(row)}`}
          secondaryText={row => `${actorOf(row)} · ${fieldNames(row.fields)}`}
          tertiaryText={({ at }) => formatMoment(at)}
        />
      ) : (
        <DataTable<StaffAuditEntry> bulkActionButtons={false} rowClick={false}>
          <DataTable.Col<StaffAuditEntry> source="at" label="Lúc" disableSort render={({ at }) => formatMoment(at)} />
          <DataTable.Col<StaffAuditEntry> source="actor_id" label="Ai" disableSort render={actorOf} />
          <DataTable.Col<StaffAuditEntry>
            source="action"
            label="Việc"
            disableSort
            render={({ action }) => actionName(action)}
          />
          <DataTable.Col<StaffAuditEntry> source="subject_id" label="Với" disableSort render={subjectOf} />
          <DataTable.Col<StaffAuditEntry>
            source="fields"
            label="Thông tin"
            disableSort
            render={({ fields }) => fieldNames(fields)}
          />
        </DataTable>
      )}
    </List>
  );
}
