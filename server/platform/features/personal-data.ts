import type { Query } from '../db/query.ts';
import type { Reader } from '../db/reader.ts';
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

/** Rows that name a person by an address, as visitors without an account leave them. */
export interface AddressPart {
  /** What they are, in a few words, for operators. */
  readonly name: string;
  /** How many there are of an address in stored form. */
  count(email: string): Query<{ readonly count: number }>;
  /** Takes the person out of them, or them away. */
  erase(unit: UnitOfWork, email: string): Promise<void>;
  /** Every address that they name. */
  addresses(read: Pick<Reader, 'rows'>): Promise<readonly string[]>;
}

/** Whose erasure is thought of: an address in stored form, and its account where there is one. */
export interface Erased {
  readonly email: string;
  readonly accountId: number | null;
}

/** Something planned that an erasure calls off. */
export interface CalledOff {
  /** The code by which people name it. */
  readonly code: string;
  readonly start: Date;
}

/** What a feature keeps of people. */
export interface PersonalData {
  readonly byAddress?: readonly AddressPart[];
  /** What people should know who read it: whole sentences in Vietnamese, a line each. */
  readonly notes?: readonly string[];
  readonly export?: readonly ExportPart[];
  /** What others wait for, and an erasure would call off. */
  callsOff?(read: Pick<Reader, 'rows'>, of: Erased): Promise<readonly CalledOff[]>;
  /** Takes it away with an account that is emptied, in the same transaction; the account's row is locked. */
  erase?(unit: UnitOfWork, accountId: number): Promise<void>;
}

const ownedTables = tablesWith<{ readonly account: number }>();

/** Deletes an account's rows of these tables, whose entities name it in `account`. */
export function eraseRows(...tables: readonly string[]): NonNullable<PersonalData['erase']> {
  return async (unit, accountId) => {
    for (const table of tables) await unit.run(ownedTables.deleteFrom(table).where('account', '=', accountId));
  };
}

const addressed = tablesWith<Record<string, string | null>>();

/** The part of {@link AddressPart} that reads: rows of a table with the address in one of these properties. */
export function addressedBy(table: string, ...properties: readonly string[]): Pick<AddressPart, 'count' | 'addresses'> {
  return {
    count: email =>
      addressed
        .selectFrom(table)
        .select(eb => eb.fn.countAll<number>().as('count'))
        .where(eb => eb.or(properties.map(property => eb(property, '=', email)))),
    addresses: async read => {
      const found = await Promise.all(
        properties.map(property =>
          read.rows(
            addressed.selectFrom(table).select(`${property} as email`).distinct().where(property, 'is not', null),
          ),
        ),
      );
      return found.flat().flatMap(({ email }) => email ?? []);
    },
  };
}
