import type { FieldErrors } from '../../../platform/errors/problem.ts';
import type { AlsoWritten } from '../../../platform/transfer/undo.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import type { RecordRow, StoredRecord, Values } from '../record-kind.ts';
import type { Fields, ValuesOf } from '../staff-fields-contract.ts';

/* A record in the course of being written: see `save-records.ts`. */

/** One record to be written. */
export interface RecordWrite<F extends Fields> {
  /** Undefined for a new one. */
  readonly id?: number | undefined;
  /** The moment of the record that the draft was made from; undefined where that does not matter. */
  readonly updatedAt?: string | undefined;
  /** Of a list that brought it. */
  readonly externalId?: string | undefined;
  /** Of a new one, where a list wants it and its kind looks at those of others. */
  readonly slug?: string | undefined;
  readonly draft: ValuesOf<F>;
}

export interface SaveOptions {
  /** Who stands in the audit log for it; nobody where a list brings it. */
  readonly actor?: Actor;
  /** Notes what was written, in the same transaction. */
  readonly also?: AlsoWritten;
}

/** A draft of which everything is made that takes time and needs no lock. */
export interface Prepared<F extends Fields> {
  readonly write: RecordWrite<F>;
  /** The draft as it is stored. */
  readonly values: ValuesOf<F>;
  /** Columns that the kind has made of them. */
  readonly prepared: Values;
  /** What the kind has found wrong with them. */
  readonly mistakes: FieldErrors;
}

/** Records that are ready to be written. */
export interface PreparedRecords<F extends Fields> {
  readonly drafts: readonly Prepared<F>[];
  /** Those that fields of the kind may name; undefined where none does. */
  readonly terms: Terms | undefined;
}

/** A record in the course of being written. */
export interface Save<F extends Fields> extends Prepared<F> {
  /** What is stored; undefined of a new record. */
  readonly before: StoredRecord<F> | undefined;
}

/** A save whose row has its new values. */
export interface Applied<F extends Fields> extends Save<F> {
  readonly row: RecordRow;
  /** The columns that have another value than before. */
  readonly changedColumns: readonly string[];
}
