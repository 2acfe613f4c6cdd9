import type { EntitySchema } from '@mikro-orm/core';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import type { FieldErrors } from '../../platform/errors/problem.ts';
import type { Services } from '../../platform/services.ts';
import type { StateReader } from '../../platform/transfer/undo.ts';
import type { DirectorySteps } from './directory-kind.ts';
import type { Linked, RecordRow, Values } from './record-row.ts';
import type { Field, Fields, ValuesOf } from './staff-fields-contract.ts';
import { isColumn, propertyOf, type RecordTable } from './staff-record-contract.ts';

/** A record with everything that staff may edit, by the names of its fields, and what they see beside it. */
export type WholeRecord<F extends Fields = Fields> = ValuesOf<F> & {
  readonly id: number;
  readonly externalId: string | null;
  /** Of a kind that has pages. */
  readonly absolute_url: string | undefined;
  /** The moment of its last change, ISO; the beginning of 1970 where there was none. */
  readonly updated_at: string;
};

/** A record as it was before it is written. */
export interface StoredRecord<F extends Fields> {
  readonly row: RecordRow;
  readonly whole: WholeRecord<F>;
  readonly linked: Linked;
}

/** A record that was written, in the transaction that did it. */
export interface WrittenRecord<F extends Fields> {
  readonly row: RecordRow;
  /** The fields as they are stored now. */
  readonly values: ValuesOf<F>;
  /** What was stored before; undefined of a new record. */
  readonly before: WholeRecord<F> | undefined;
  /** Who wrote it; undefined where a list did. */
  readonly actorId: number | undefined;
}

/** How records of a kind are read: what its fields do not say of it. */
export interface ReadKind<F extends Fields = Fields> {
  readonly record: RecordTable<F>;
  readonly entity: EntitySchema;
  /** Undefined where its records have no pages. */
  readonly pageUrl?: (row: Pick<RecordRow, 'id' | 'slug'>) => string;
  /** What is thrown where there is no such record. */
  readonly missing: () => Error;
  /** What staff see of a row that follows from several of its columns. */
  readonly alsoSeen?: (row: RecordRow) => Values;
  /** Values as they were said, by the names of their fields, of columns that also hold what follows where nothing is said. */
  readonly asSaid?: (columns: Values) => Values;
  /** What answers say of records beside what stands in their rows and lists, by their ids. */
  readonly beside?: (services: Services, ids: readonly number[]) => Promise<ReadonlyMap<number, object>>;
}

/** How records are read that have pages. */
export interface PagedKind<F extends Fields = Fields> extends ReadKind<F> {
  readonly pageUrl: NonNullable<ReadKind['pageUrl']>;
}

/** A kind of record on the server: how its records are read and written. */
export interface RecordKind<F extends Fields, Row extends RecordRow = RecordRow>
  extends ReadKind<F>,
    DirectorySteps<F, Row> {
  /**
   * Of the content that each write changes, where that is kept in memory: writers take turns by it, so that none of them meets
   * what another is about to write.
   */
  readonly contentVersion?: string;
  /** Said to the second of two who edit the same record. */
  readonly savedMeanwhile: string;
  /** What is sent, without what several fields say twice. */
  readonly tidied?: (values: ValuesOf<F>) => ValuesOf<F>;
  /** Columns that follow from what is written, and take time: made before the record is locked. */
  readonly preparedColumns?: (services: Services, values: ValuesOf<F>, id: number | undefined) => Promise<Values>;
  /** What is wrong with values, where that takes time to find: it is looked for before the record is locked. */
  readonly preparedMistakes?: (services: Services, values: Partial<ValuesOf<F>>) => Promise<FieldErrors>;
  /** What is wrong with values that fit one by one; those that do not are absent. */
  readonly mistakes?: (values: Partial<ValuesOf<F>>, now: Date) => FieldErrors;
  /** What is wrong with values beside those of other records, stored or written with them. */
  readonly mistakesAmongOthers?: (read: StateReader, writes: readonly CheckedWrite<F>[]) => Promise<FieldErrors>;
  /** Columns of new records that follow from those of all others, in the order in which they are given. */
  readonly columnsAmongOthers?: (unit: UnitOfWork, added: readonly NewRecord<F>[]) => Promise<readonly Values[]>;
  /** Columns that follow from what is written. */
  readonly followingColumns?: (values: ValuesOf<F>, before: StoredRecord<F> | undefined, now: Date) => Values;
  /** Writes what follows in other tables. */
  readonly afterSave?: (unit: UnitOfWork, services: Services, record: WrittenRecord<F>) => Promise<void>;
  /** Where the keys of records stand that staff have deleted: the reference list does not bring these back. */
  readonly dropped?: Pick<ReadKind, 'entity'> & { readonly key: string };
  /** Deletes and announces what no longer stands for records that staff delete. */
  readonly beforeDeletion?: (unit: UnitOfWork, services: Services, ids: readonly number[]) => Promise<void>;
}

/** Values that fit one by one, of a record where they have an id; those that do not fit are absent. */
export interface CheckedWrite<F extends Fields> {
  readonly id: number | undefined;
  readonly values: Partial<ValuesOf<F>>;
}

/** A record that is not there yet. */
export interface NewRecord<F extends Fields> {
  /** Wanted by a list. */
  readonly slug: string | undefined;
  readonly values: ValuesOf<F>;
}

/** The table of the records of a kind. */
export const tableOf = ({ entity }: Pick<ReadKind, 'entity'>): string => entity.meta.tableName;

type ListField = Extract<Field, { readonly kind: 'names' | 'links' | 'terms' | 'orderedLinks' }>;
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
  /** The kind of its terms, where the table holds those of other kinds, too. */
  readonly termKind: string | undefined;
  /** What of the record changes with it. */
  readonly aspect: string;
}

const isList = (field: Field): field is ListField =>
  field.kind === 'names' || field.kind === 'links' || field.kind === 'terms' || field.kind === 'orderedLinks';

/** The fields of a record that are columns, in their order. */
export const ownColumns = ({ fields }: RecordTable): OwnColumn[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isList(field) || !isColumn(field) ? [] : [{ name, field, property: propertyOf(name, field) }],
  );

/** The fields of a record that are rows of other tables, in their order. */
export const ownLists = ({ kind, fields }: RecordTable): OwnList[] =>
  Object.entries(fields).flatMap(([name, field]): OwnList[] => {
    if (!isList(field)) return [];
    if (field.kind === 'names') {
      const table = `${kind}_name`;
      return [{ name, field, table, owner: kind, item: 'name', termKind: undefined, aspect: 'names' }];
    }
    if (field.kind === 'orderedLinks') {
      const { table, targetKind } = field;
      return [{ name, field, table, owner: kind, item: targetKind, termKind: undefined, aspect: name }];
    }
    const [item, rows] = field.kind === 'terms' ? ['term', field.rows] : [field.targetKind, field.targetKind];
    const termKind = field.kind === 'terms' && field.isAmongOthers ? field.termKind : undefined;
    return [{ name, field, table: `${kind}_${rows}`, owner: kind, item, termKind, aspect: name }];
  });

/**
 * Declares a kind of record. Throws where a field or what staff see names no property of the entity, or a status a field that
 * there is not: the process would not start.
 */
export function recordKind<F extends Fields, Row extends RecordRow = RecordRow>(
  kind: RecordKind<F, Row>,
): RecordKind<F> {
  const { record } = kind;
  for (const { name, property } of ownColumns(record)) requireProperty(kind, name, property);
  for (const [name, { property }] of Object.entries(record.seen)) requireProperty(kind, name, property);
  for (const [name, field] of Object.entries<Field>(record.fields)) {
    if (field.kind === 'confirmation') requireProperty(kind, name, field.property);
    if (field.kind !== 'status' || !field.needs || field.needs.field in record.fields) continue;
    throw new Error(`${record.kind}: ${name} needs a field that there is not: ${field.needs.field}`);
  }
  if (kind.dropped) requireProperty(kind, 'what is dropped', kind.dropped.key);
  return kind;
}

/** Throws where a name stands for no property of the kind's entity. */
export function requireProperty({ record, entity }: ReadKind, name: string, property: string): void {
  if (!hasProperty({ entity }, property)) throw new Error(`${record.kind}: ${name} is no column: ${property}`);
}

/** Whether rows of a kind have a column. */
export const hasProperty = ({ entity }: Pick<ReadKind, 'entity'>, property: string): boolean =>
  property in entity.meta.properties;
