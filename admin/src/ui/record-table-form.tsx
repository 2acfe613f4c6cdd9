import type { FormPart, RecordTable } from '@antam/server/features/records/staff-record-contract.ts';
import { Fragment, type ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import { PositionInput } from '../inputs/position-input.tsx';
import { RecordField } from '../inputs/record-field.tsx';
import { useResources } from '../providers/console-resource.ts';
import { FieldRow, FormSection } from './form-section.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordCreate } from './record-create.tsx';
import { RecordForm } from './record-form.tsx';
import { WholeEdit } from './whole-edit.tsx';

type RecordTableProps = {
  /** Of fields whose values have parts, by their names. */
  inputs?: Inputs;
};

type Inputs = Readonly<Record<string, ReactNode>>;

/** A new record of a kind that is a table of fields; a draft unless something else is chosen. */
export function RecordTableCreate({ inputs = {} }: RecordTableProps) {
  const record = useRecordTable();
  return (
    <RecordCreate
      title={`${record.title} mới`}
      beside={<Parts record={record} parts={record.beside} inputs={inputs} />}
    >
      <Texts record={record} inputs={inputs} />
    </RecordCreate>
  );
}

type RecordTableEditProps = RecordTableProps & { below?: ReactNode };

/** Changes or publishes a record of such a kind, or takes it back as a draft. */
export function RecordTableEdit({ inputs = {}, below }: RecordTableEditProps) {
  const record = useRecordTable();
  return (
    <WholeEdit actions={<RecordActions />}>
      <>
        <RecordForm
          deletable={record.isDeletable ?? false}
          beside={<Parts record={record} parts={record.beside} inputs={inputs} />}
        >
          <Texts record={record} inputs={inputs} />
        </RecordForm>
        {below}
      </>
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
function Texts({ record, inputs }: Omit<PartsProps, 'parts'>) {
  const sections = sectionsOf(record).map(name => [name]);
  const parts = sections.length > 0 ? [...record.form, { title: 'Nội dung', rows: sections }] : record.form;
  return <Parts record={record} parts={parts} inputs={inputs} />;
}

const sectionsOf = ({ fields }: RecordTable) => Object.keys(fields).filter(name => fields[name]?.kind === 'section');

type PartsProps = { record: RecordTable; parts: readonly FormPart[]; inputs: Inputs };

const Parts = ({ record, parts, inputs }: PartsProps) =>
  parts.map(({ title, rows }) => (
    <FormSection key={title} title={title}>
      {rows.map(row => (
        <Row key={row.join()} record={record} row={row} inputs={inputs} />
      ))}
    </FormSection>
  ));

function Row({ record, row, inputs: own }: Omit<PartsProps, 'parts'> & { row: readonly string[] }) {
  const inputs = row.map(name => {
    const field = record.fields[name];
    if (field?.kind === 'structured') return <Fragment key={name}>{own[name]}</Fragment>;
    return field && <RecordField key={name} source={name} field={field} />;
  });
  if (row.some(name => record.fields[name]?.kind === 'degrees')) return <PositionInput>{inputs}</PositionInput>;
  return inputs.length > 1 ? <FieldRow>{inputs}</FieldRow> : inputs;
}
