import type { StaffAuditEntry } from '@antam/server/features/audit/staff-contract.ts';
import { DataTable, List, NumberInput, SelectInput, SimpleList } from 'react-admin';
import { useFieldNames, useSubjects } from '../../providers/console-resource.ts';
import { formatMoment } from '../../ui/format.ts';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { actionName, fieldNames } from './names.ts';

const IDS = [
  <NumberInput key="subject_id" source="subject_id" label="Mã của mục" />,
  <NumberInput key="actor_id" source="actor_id" label="Mã nhân viên" />,
];

const actorOf = ({ actor_id, actor_name }: StaffAuditEntry) =>
  actor_id === null ? 'Dòng lệnh' : (actor_name ?? `Tài khoản ${actor_id}`);

/** The log, newest first. Nobody can change it. */
export function AuditList() {
  const narrow = useIsNarrow();
  const subjects = useSubjects();
  const ownNames = useFieldNames();
  const subjectOf = ({ subject_kind, subject_id }: StaffAuditEntry) => {
    const kind = subjects.find(({ id }) => id === subject_kind)?.name ?? subject_kind;
    return subject_id === null ? kind : `${kind} ${subject_id}`;
  };
  const filters = [
    <SelectInput key="subject_kind" source="subject_kind" label="Loại" choices={[...subjects]} alwaysOn />,
    ...IDS,
  ];
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={50} exporter={false}>
      {narrow ? (
        <SimpleList<StaffAuditEntry>
          rowClick={false}
          primaryText={row => `${actionName(row.action)}: ${subjectOf(row)}`}
          secondaryText={row => `${actorOf(row)} · ${fieldNames(row.fields, ownNames)}`}
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
            render={({ fields }) => fieldNames(fields, ownNames)}
          />
        </DataTable>
      )}
    </List>
  );
}
