import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import type { FieldErrors } from '../../platform/errors/problem.ts';
import type { Change } from '../../platform/events/event-bus.ts';
import type { Services } from '../../platform/services.ts';
import type { Terms } from '../taxonomy/term.repository.ts';
import type { DeleteRecords } from './commands/delete-records.ts';
import type { Linked, RecordRow, Values } from './record-row.ts';
import type { Fields, ValuesOf } from './staff-fields-contract.ts';

/*
 * What kinds of the directory have more than others: there are many of their records, which lists bring by thousands, their
 * owners write them, too, they are found by facets, and stand among others by a rank. A draft says some fields only.
 */

/** What an edit says of a record. */
export interface Edit<F extends Fields> {
  /** The fields that it names, as they are stored; those that it does not name stay. */
  readonly said: Partial<ValuesOf<F>>;
  /** What is stored; undefined of a new record. */
  readonly before: ValuesOf<F> | undefined;
}

/** A record before it is written, or as it will be. */
export interface Standing<Row> {
  readonly row: Row;
  readonly linked: Linked;
}

/** A record whose row has its new values, but for those that follow from what surrounds it. */
export interface Changing<Row> extends Standing<Row> {
  /** Undefined of a new record. */
  readonly before: Standing<Row> | undefined;
}

/** What follows from a record and from what surrounds it. */
export interface Derived {
  readonly columns: Values;
  /** The facets in which it was found, and those in which it is now. */
  readonly facets: { readonly before: readonly string[]; readonly after: readonly string[] };
}

/** A record that was written, with what of it has changed. */
export interface Changed<Row> extends Changing<Row> {
  readonly aspects: Change['aspects'];
}

/** The steps of such a kind beside those of all kinds; the ones of rows are asked of all records of a save at once. */
export interface DirectorySteps<F extends Fields, Row = RecordRow> {
  /** Its lines are written in letters of Vietnamese, and lists show within seconds what was changed of it. */
  readonly isOfDirectory?: true;
  /** Fields that the public does not see: a look at them stands in the audit log. */
  readonly personal?: readonly string[];
  /** Fields of which the check looks at others, too: with one of those unread, it would say what nobody can know. */
  readonly restsOn?: Readonly<Record<string, readonly string[]>>;
  /** What is wrong with an edit beside what is stored. */
  readonly mistakesOfEdit?: (services: Services, edit: Edit<F>) => Promise<FieldErrors>;
  /** Columns that follow from an edit of an account, undefined where nobody stands for it. */
  readonly columnsOfEdit?: (edit: Edit<F>, now: Date, editor: number | undefined) => Values;
  /** What follows from rows, before they are written; locks what the save will write beside them. Throws 422. */
  derived?(services: Services, unit: UnitOfWork, records: readonly Changing<Row>[], terms: Terms): Promise<Derived[]>;
  /** Writes and announces what follows in other tables. */
  followAll?(services: Services, unit: UnitOfWork, records: readonly Changed<Row>[]): Promise<void>;
  /** Deletes records with all that belongs to them. */
  readonly remove?: DeleteRecords;
}
