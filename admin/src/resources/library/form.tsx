import type { FormPart, RecordTable } from '@antam/server/features/records/staff-record-contract.ts';
import { useResourceContext } from 'react-admin';
import { RecordField } from '../../inputs/record-field.tsx';
import { useResources } from '../../providers/console-resource.ts';
import { FieldRow, FormSection } from '../../ui/form-section.tsx';
import { RecordActions } from '../../ui/record-actions.tsx';
import { RecordCreate } from '../../ui/record-create.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { WholeEdit } from '../../ui/whole-edit.tsx';

/** A new disease or drug; a draft unless something else is chosen. */
export function LibraryCreate() {
  const record = useRecordTable();
  return (
    <RecordCreate title={`${record.title} mới`} beside={<Parts record={record} parts={record.beside} />}>
      <Texts record={record} />
    </RecordCreate>
  );
}

/** Changes or publishes a disease or a drug, or takes it back as a draft. */
export function LibraryEdit() {
  const record = useRecordTable();
  return (
    <WholeEdit actions={<RecordActions />}>
      <RecordForm deletable={false} beside={<Parts record={record} parts={record.beside} />}>
        <Texts record={record} />
      </RecordForm>
    </WholeEdit>
  );
}

/** The kind of record around. */
function useRecordTable(): RecordTable {
  const resource = useResourceContext();
  const record = useResources().find(({ name }) => name === resource)?.options?.record;
  if (!record) throw new Error(`${resource} has no table of fields`);
  return record;
}

/** What is said of a record, and below it its text. */
const Texts = ({ record }: { record: RecordTable }) => (
  <>
    <Parts record={record} parts={record.form} />
    <Parts record={record} parts={[{ title: 'Nội dung', rows: sectionsOf(record).map(name => [name]) }]} />
  </>
);

const sectionsOf = ({ fields }: RecordTable) => Object.keys(fields).filter(name => fields[name]?.kind === 'section');

type PartsProps = { record: RecordTable; parts: readonly FormPart[] };

const Parts = ({ record, parts }: PartsProps) =>
  parts.map(({ title, rows }) => (
    <FormSection key={title} title={title}>
      {rows.map(row => (
        <Row key={row.join()} record={record} row={row} />
      ))}
    </FormSection>
  ));

function Row({ record, row }: { record: RecordTable; row: readonly string[] }) {
  const inputs = row.map(name => {
    const field = record.fields[name];
    return field && <RecordField key={name} source={name} field={field} />;
  });
  return inputs.length > 1 ? <FieldRow>{inputs}</FieldRow> : inputs;
}
