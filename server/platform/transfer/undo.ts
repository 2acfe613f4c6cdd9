import type { Reader } from '../db/reader.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import type { Services } from '../services.ts';
import type { RecordState } from './record-state.ts';

/** Reads inside a transaction, or outside of any. */
export type StateReader = Pick<Reader | UnitOfWork, 'rows'>;

/** Runs in the transaction that writes records, after their rows, with their ids. */
export type AlsoWritten = (unit: UnitOfWork, ids: readonly number[]) => Promise<void>;

/** A record that gets back what an import changed. */
export interface Restored {
  readonly id: number;
  /** The fields that the import changed, as JSON keeps them. */
  readonly before: unknown;
}

/** How imports of one kind are taken back: everything in which kinds differ. */
export interface UndoSteps {
  /** The table of the records, which is also the name of their kind where rows of other features name them. */
  readonly record: string;
  /** Tables whose rows belong to the record and come and go with it; any other row that names it says that it is used. */
  readonly own: readonly string[];
  /** All that an import can write of records, by id; those that are gone are absent. A fixed number of queries. */
  states(read: StateReader, ids: readonly number[]): Promise<ReadonlyMap<number, RecordState>>;
  /** Further properties that name records, without a foreign key. */
  readonly namedBy?: ReadonlyArray<{ readonly table: string; readonly property: string }>;
  /** Writes back what stood before, in one transaction. Throws problems as the console's commands do. */
  restore(services: Services, records: readonly Restored[], also: AlsoWritten): Promise<unknown>;
  /** Deletes records that an import added, in one transaction. */
  remove(services: Services, ids: readonly number[], also: AlsoWritten): Promise<unknown>;
}
