import type { EntitySchema } from '@mikro-orm/core';
import type { Field } from './staff-fields-contract.ts';
import { propertyOf, type RecordTable } from './staff-record-contract.ts';

/** Values of fields by their names, or of columns by their properties. */
export type Values = Readonly<Record<string, unknown>>;

/** The columns of a record of any kind. */
export type RecordColumns = {
  readonly id: number;
  readonly slug: string;
  readonly externalId?: string | null;
  readonly publishedAt?: Date | null;
  readonly updatedAt: Date;
};

/** The row of a record: these columns, and those of its kind. */
export type RecordRow = RecordColumns & Values;

/** A kind of record on the server: everything about it that its fields do not say. */
export interface RecordKind {
  readonly record: RecordTable;
  readonly entity: EntitySchema;
  pageUrl(row: Pick<RecordRow, 'id' | 'slug'>): string;
  /** What is thrown where there is no such record. */
  missing(): Error;
  /** Said to the second of two who edit the same record. */
  readonly savedMeanwhile: string;
  /** Columns that follow from what is written. */
  followingColumns(values: Values, before: RecordRow | undefined, now: Date): Values;
}

type ListField = Extract<Field, { readonly kind: 'names' | 'links' | 'terms' }>;
type ColumnField = Exclude<Field, ListField>;

/** A field whose value is a column of the record's row. */
export interface OwnColumn {
  readonly name: string;
  readonly field: ColumnField;
  readonly property: string;
}

/** A field whose values are rows of a table beside the record's own. */
export interface OwnList {
  readonly name: string;
  readonly field: ListField;
  readonly table: string;
  /** The column that names the record. */
  readonly owner: string;
  /** The column of the values. */
  readonly item: string;
  /** What of the record changes with it. */
  readonly aspect: string;
}

const isList = (field: Field): field is ListField =>
  field.kind === 'names' || field.kind === 'links' || field.kind === 'terms';

/** The fields of a record that are columns, in their order. */
export const ownColumns = ({ fields }: RecordTable): OwnColumn[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isList(field) ? [] : [{ name, field, property: propertyOf(name, field) }],
  );

/** The fields of a record that are rows of other tables, in their order. */
export const ownLists = ({ kind, fields }: RecordTable): OwnList[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!isList(field)) return [];
    const item = field.kind === 'names' ? 'name' : field.to;
    const aspect = field.kind === 'names' ? 'names' : name;
    return [{ name, field, table: `${kind}_${item}`, owner: kind, item, aspect }];
  });

/** Declares a kind of record. Throws where a field names no property of the entity: the process would not start. */
export function recordKind(kind: RecordKind): RecordKind {
  const { record, entity } = kind;
  for (const { name, property } of ownColumns(record)) {
    if (!(property in entity.meta.properties)) throw new Error(`${record.kind}: ${name} is no column: ${property}`);
  }
  return kind;
}
