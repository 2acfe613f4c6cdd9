import { textOf } from '../../platform/db/text.ts';
import type { Services } from '../../platform/services.ts';

/** A row that shows whether a record is as it was. */
export interface NamedRow {
  readonly table: string;
  readonly id: number;
}

/** Writes a row by an `insert` without `returning`; answers its id. */
export type WriteRow = (sql: string, values: ReadonlyArray<string | number | boolean | Date | null>) => Promise<number>;

/** Writes rows straight into the database, past the rules of the features. */
export interface RowMaker {
  readonly write: WriteRow;
  set(table: string, id: number, column: string, value: string | Date | null): Promise<void>;
  remove(row: NamedRow): Promise<void>;
  /** The row as text, undefined where there is none. */
  rowText(row: NamedRow): Promise<string | undefined>;
  /** The moment in so many hours, before now where they are negative. */
  inHours(hours: number): Date;
}

const HOUR_MS = 3_600_000;

export function createRowMaker({ db, clock }: Pick<Services, 'db' | 'clock'>): RowMaker {
  return {
    write: (sql, values) =>
      db.transaction(async unit =>
        Number((await textOf(unit).sql<{ id: number }>(`${sql} returning id`, values))[0]?.id),
      ),
    set: (table, id, column, value) =>
      db.transaction(
        async unit => void (await textOf(unit).sql(`update ${table} set ${column} = ? where id = ?`, [value, id])),
      ),
    remove: ({ table, id }) =>
      db.transaction(async unit => void (await textOf(unit).sql(`delete from ${table} where id = ?`, [id]))),
    rowText: async ({ table, id }) => {
      const row = await textOf(db.primary).first(`select * from ${table} where id = ?`, [id]);
      return row && JSON.stringify(row);
    },
    inHours: hours => new Date(clock.now().getTime() + hours * HOUR_MS),
  };
}
