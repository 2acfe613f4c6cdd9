import type { StaffAuditEntry } from '@antam/server/features/audit/staff-contract.ts';
import { DataTable, List, NumberInput, SelectInput, SimpleList, useTranslate } from 'react-admin';
import { useResources } from '../../providers/console-resource.ts';
import { fieldNames } from '../../ui/field-names.ts';
import { formatMoment } from '../../ui/format.ts';
import { Parts } from '../../ui/parts.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { type AuditedKind, actionName, auditedKinds } from './names.ts';

const IDS = [
  <NumberInput key="subject_id" source="subject_id" label="Mã của mục" />,
  <NumberInput key="actor_id" source="actor_id" label="Mã nhân viên" />,
];

const actorOf = ({ actor_id, actor_name }: StaffAuditEntry) =>
  actor_id === null ? 'Dòng lệnh' : (actor_name ?? `Tài khoản ${actor_id}`);

/** The log, newest first. Nobody can change it. */
export function AuditList() {
  const narrow = useIsNarrow();
  const kinds = useAuditedKinds();
  const kindOf = ({ subject_kind }: StaffAuditEntry) => kinds.find(({ id }) => id === subject_kind);
  const fieldsOf = (row: StaffAuditEntry) => fieldNames(row.fields, kindOf(row)?.fields);
  const subjectOf = (row: StaffAuditEntry) => {
    const kind = kindOf(row)?.name ?? row.subject_kind;
    return row.subject_id === null ? kind : `${kind} ${row.subject_id}`;
  };
  const filters = [
    <SelectInput
      key="subject_kind"
      source="subject_kind"
      label="Loại"
      choices={kinds.map(({ id, name }) => ({ id, name }))}
      alwaysOn
    />,
    ...IDS,
  ];
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={50} exporter={false}>
      {narrow ? (
        <SimpleList<StaffAuditEntry>
          rowClick={false}
          primaryText={row => `${actionName(row.action)}: ${subjectOf(row)}`}
          secondaryText={row => <Parts of={[formatMoment(row.at), actorOf(row), fieldsOf(row)]} />}
        />
      ) : (
        <DataTable<StaffAuditEntry> bulkActionButtons={false} rowClick={false}>
          <DataTable.Col<StaffAuditEntry>
            source="at"
            label="Lúc"
            disableSort
            sx={{ whiteSpace: 'nowrap' }}
            render={({ at }) => formatMoment(at)}
          />
          <DataTable.Col<StaffAuditEntry>
            source="actor_id"
            label="Ai"
            disableSort
            sx={{ minWidth: 130 }}
            render={actorOf}
          />
          <DataTable.Col<StaffAuditEntry>
            source="action"
            label="Việc"
            disableSort
            render={({ action }) => actionName(action)}
          />
          <DataTable.Col<StaffAuditEntry> source="subject_id" label="Với" disableSort render={subjectOf} />
          <DataTable.Col<StaffAuditEntry> source="fields" label="Thông tin" disableSort render={fieldsOf} />
        </DataTable>
      )}
    </List>
  );
}

/** The kinds of record that the log speaks of, as this console calls them. */
function useAuditedKinds(): readonly AuditedKind[] {
  const translate = useTranslate();
  const named = useResources().map(({ name, options }) => {
    const text = translate(`resources.${name}.name`, { smart_count: 2 });
    return { texts: { name: text, forcedCaseName: text }, ...(options && { options }) };
  });
  return auditedKinds(named);
}
