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
  /** Inputs of the kind's own, by the names of their fields: of those whose values have parts, and of others. */
  inputs?: Inputs;
  /** What is said below parts of the form, by their titles. */
  notes?: Inputs;
};

type Inputs = Readonly<Record<string, ReactNode>>;

/** A new record of a kind that is a table of fields; a draft unless something else is chosen. */
export function RecordTableCreate({ inputs = {}, notes = {} }: RecordTableProps) {
  const record = useRecordTable();
  return (
    <RecordCreate
      title={`${record.title} mới`}
      beside={<Parts record={record} parts={record.beside} inputs={inputs} notes={notes} />}
    >
      <Parts record={record} parts={firstParts(record)} inputs={inputs} notes={notes} />
    </RecordCreate>
  );
}

type RecordTableEditProps = RecordTableProps & {
  /** What is shown of the record before its fields. */
  above?: ReactNode;
  below?: ReactNode;
};

/** Changes or publishes a record of such a kind, or takes it back as a draft. */
export function RecordTableEdit({ inputs = {}, notes = {}, above, below }: RecordTableEditProps) {
  const record = useRecordTable();
  return (
    <WholeEdit actions={<RecordActions />}>
      <>
        <RecordForm
          deletable={record.isDeletable ?? false}
          beside={<Parts record={record} parts={changing(record, record.beside)} inputs={inputs} notes={notes} />}
        >
          {above}
          <Parts record={record} parts={changing(record, firstParts(record))} inputs={inputs} notes={notes} />
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
function firstParts(record: RecordTable): readonly FormPart[] {
  const sections = sectionsOf(record).map(name => [name]);
  return sections.length > 0 ? [...record.form, { title: 'Nội dung', rows: sections }] : record.form;
}

const sectionsOf = ({ fields }: RecordTable) => Object.keys(fields).filter(name => fields[name]?.kind === 'section');

/** Parts without what is said of new records alone. */
const changing = ({ fields }: RecordTable, parts: readonly FormPart[]): FormPart[] =>
  parts.flatMap(part => {
    const rows = part.rows.map(row => row.filter(name => !fields[name]?.isFixed)).filter(row => row.length > 0);
    return rows.length > 0 ? [{ ...part, rows }] : [];
  });

type PartsProps = {
  record: RecordTable;
  parts: readonly FormPart[];
  inputs: Inputs;
  notes: Inputs;
};

const Parts = ({ record, parts, inputs, notes }: PartsProps) =>
  parts.map(({ title, rows }) => (
    <FormSection key={title} title={title}>
      {rows.map(row => (
        <Row key={row.join()} record={record} row={row} inputs={inputs} />
      ))}
      {notes[title]}
    </FormSection>
  ));

type RowProps = Pick<PartsProps, 'record' | 'inputs'> & { row: readonly string[] };

function Row({ record, row, inputs: own }: RowProps) {
  const inputs = row.map(name => {
    const field = record.fields[name];
    if (field?.kind === 'structured' || name in own) return <Fragment key={name}>{own[name]}</Fragment>;
    return field && <RecordField key={name} source={name} field={field} />;
  });
  if (row.some(name => record.fields[name]?.kind === 'degrees')) return <PositionInput>{inputs}</PositionInput>;
  return inputs.length > 1 ? <FieldRow>{inputs}</FieldRow> : inputs;
}
