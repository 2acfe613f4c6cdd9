import type { SqlValue } from './engine.ts';
import type { Reader } from './reader.ts';
import { textOf } from './text.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** A named value that all processes share, as JSON; undefined where none is stored. */
export async function readSetting(reader: Reader, name: string): Promise<unknown> {
  const row = await textOf(reader).first<{ value: unknown }>('select value from setting where name = ?', [name]);
  return row && parsed(row.value);
}

/** {@link readSetting} inside a transaction. */
export async function readSettingIn(unit: UnitOfWork, name: string): Promise<unknown> {
  const [row] = await textOf(unit).sql<{ value: unknown }>('select value from setting where name = ?', [name]);
  return row && parsed(row.value);
}

export async function writeSetting(
  unit: UnitOfWork,
  { name, value, now }: { readonly name: string; readonly value: unknown; readonly now: Date },
): Promise<void> {
  const values: SqlValue[] = [name, JSON.stringify(value), now];
  await textOf(unit).sql(
    `insert into setting (name, value, updated_at) values (?, ?, ?)
     on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`,
    values,
  );
}

/** PostgreSQL answers JSON as a value, SQLite as its text. */
const parsed = (value: unknown): unknown => (typeof value === 'string' ? parseOr(value) : value);

function parseOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
