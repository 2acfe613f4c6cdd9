import type { FieldErrors } from '../../../platform/errors/problem.ts';
import type { Change } from '../../../platform/events/event-bus.ts';
import type { AlsoWritten } from '../../../platform/transfer/undo.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import type { TermLink } from '../../taxonomy/term-link.ts';
import type { Derived, Standing } from '../directory-kind.ts';
import type { StoredRecord, WholeRecord } from '../record-kind.ts';
import type { Linked, RecordRow, Values } from '../record-row.ts';
import type { Fields, ValuesOf } from '../staff-fields-contract.ts';

/* A record in the course of being written: see `save-records.ts`. */

interface AnyWrite {
  /** Undefined for a new one. */
  readonly id?: number | undefined;
  /** The moment of the record that the draft was made from; undefined where that does not matter. */
  readonly updatedAt?: string | undefined;
  /** Of a list that brought it. */
  readonly externalId?: string | null | undefined;
  /** Of a new one, where a list wants it and its kind looks at those of others. */
  readonly slug?: string | undefined;
}

/** One record to be written, of which a draft says something. */
export interface RecordWrite<F extends Fields> extends AnyWrite {
  /** Fields that it does not name stay, or get what counts in a new record where nothing is said. */
  readonly draft: Partial<ValuesOf<F>>;
  readonly stored?: undefined;
}

/** One record of which parts are written as they are; those that are absent stay. */
export interface StoredWrite extends AnyWrite {
  readonly draft?: undefined;
  readonly stored?: StoredParts;
}

interface StoredParts {
  /** By their properties. */
  readonly columns?: Values;
  /** All terms in the order shown, of a kind whose terms stand in one table. */
  readonly terms?: readonly TermLink[] | undefined;
  /** Lists by the names of their fields. */
  readonly lists?: Values | undefined;
}

export interface SaveOptions {
  /** Who stands in the audit log for it; nobody where a list brings it. */
  readonly actor?: Actor;
  /** Notes what was written, in the same transaction. */
  readonly also?: AlsoWritten;
  /** What follows from other tables is made again; the moment of the last change stays. */
  readonly keepsMoment?: boolean;
}

/** A draft of which everything is made that takes time and needs no lock. */
export interface Prepared<F extends Fields> {
  readonly write: RecordWrite<F> | StoredWrite;
  /** The draft as it is stored. */
  readonly said: Partial<ValuesOf<F>>;
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
  readonly stored: Standing<RecordRow> | undefined;
  /** The same with all fields, where a draft says some of them. */
  readonly before: StoredRecord<F> | undefined;
  /** All fields as they are to be stored; undefined where no draft says any. */
  readonly values: ValuesOf<F> | undefined;
}

/** A save whose row has its new values. */
export interface Applied<F extends Fields> extends Save<F> {
  readonly row: RecordRow;
  readonly linked: Linked;
  /** The columns that have another value than before. */
  readonly changedColumns: readonly string[];
  /** Of a kind that is found by them. */
  readonly facets?: Derived['facets'] | undefined;
}

/** A save that is written. */
export interface Written<F extends Fields> extends Applied<F> {
  /** What of it has changed. */
  readonly aspects: Change['aspects'];
  /** All of it, where a draft said some of it. */
  readonly whole: WholeRecord<F> | undefined;
}
