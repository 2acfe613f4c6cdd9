import type { Database } from '../platform/db/database.ts';
import { textOf } from '../platform/db/text.ts';

/** One value of the database as text. */
export interface StoredText {
  /** `table.column` */
  readonly at: string;
  readonly text: string;
}

/** Every value that the database keeps, of every table, except numbers and nulls. */
export async function storedTexts(db: Database): Promise<StoredText[]> {
  const texts: StoredText[] = [];
  for (const table of await tablesOf(db)) {
    const rows = await textOf(db.primary).all<Record<string, unknown>>(`select * from "${table}"`);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = asText(value);
        if (text !== undefined) texts.push({ at: `${table}.${column}`, text });
      }
    }
  }
  return texts;
}

async function tablesOf({ primary, engine }: Database): Promise<string[]> {
  const sql =
    engine === 'sqlite'
      ? "select name from sqlite_master where type = 'table'"
      : "select table_name as name from information_schema.tables where table_schema = 'public'";
  return (await textOf(primary).all<{ name: string }>(sql)).map(({ name }) => name);
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Buffer.isBuffer(value)) return value.toString('latin1');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : undefined;
}
