import type { Services } from '../services.ts';
import type { AlsoWritten, UndoSteps } from './undo.ts';

/** One row of a list being imported; `fields` has a text for every column of the kind, empty where there is none. */
export interface ImportRecord {
  /** Line of the file on which the row begins, counting the header as 1. */
  readonly line: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** A part of the file that is no row: quotes that do not close, too few columns, bytes that are no UTF-8. */
export interface BrokenRow {
  readonly line: number;
  readonly problem: string;
}

export type ImportInput = AsyncIterable<ImportRecord | BrokenRow>;

/** `refused`: not taken. `repaired`: taken, with something changed. `flagged`: taken as it is, worth a look. */
export type Severity = 'refused' | 'repaired' | 'flagged';

/** What is said about a row. */
export interface Remark {
  /** Stable, for machines: `no_name`, `phone_unreadable` … */
  readonly code: string;
  /** One English sentence for the operator. */
  readonly message: string;
}

export interface ImportNote extends Remark {
  readonly line: number;
  /** Empty when the row has none. */
  readonly externalId: string;
  readonly name: string;
  readonly severity: Severity;
}

/** What an import did. The counts are rows; a row may be both repaired and flagged. */
export interface ImportReport {
  readonly kind: string;
  readonly read: number;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly repaired: number;
  readonly flagged: number;
  /** In the order of the file. */
  readonly notes: readonly ImportNote[];
}

export interface ImportOptions {
  /** Everything is checked and reported, and nothing is written. */
  readonly dryRun?: boolean;
  /** Notes what is written, in the same transaction. */
  readonly also?: AlsoWritten;
}

/** How one kind of thing is read from a list and written to one; the columns are the same in both directions. */
export interface TransferKind {
  readonly name: string;
  readonly columns: readonly string[];
  /** Without these a file is not a list of this kind. */
  readonly required: readonly string[];
  /** Takes what is good, in batches; never stops at a bad row. `onProgress` gets the rows done so far. */
  import(
    services: Services,
    rows: ImportInput,
    onProgress?: (rows: number) => void,
    options?: ImportOptions,
  ): Promise<ImportReport>;
  readonly undo: UndoSteps;
  /** Everything of this kind, one array of cells a row, in the order of `columns`. */
  export(services: Services): AsyncIterable<readonly string[]>;
}
