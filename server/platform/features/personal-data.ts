import type { Query } from '../db/query.ts';
import { tablesWith } from '../db/tables.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';

export type ExportRow = Readonly<Record<string, unknown>>;

/** One file of the archive that people get who ask for all their data. */
export interface ExportPart {
  readonly file: string;
  /** What is kept of the account, whose address is `email`. */
  query(accountId: number, email?: string): Query<object>;
  /** Makes a row, whose values are plain already, fit to be read by its owner. */
  readonly present?: (row: ExportRow, origin: string) => ExportRow;
}

/** What a feature keeps of people. */
export interface PersonalData {
  /** What people should know who read it: whole sentences in Vietnamese, a line each. */
  readonly notes?: readonly string[];
  readonly export?: readonly ExportPart[];
  /** Takes it away with an account that is emptied, in the same transaction; the account's row is locked. */
  erase?(unit: UnitOfWork, accountId: number): Promise<void>;
}

const ownedTables = tablesWith<{ readonly account_id: number }>();

/** Deletes an account's rows of these tables, which name it in `account_id`. */
export function eraseRows(...tables: readonly string[]): NonNullable<PersonalData['erase']> {
  return async (unit, accountId) => {
    for (const table of tables) await unit.run(ownedTables.deleteFrom(table).where('account_id', '=', accountId));
  };
}
