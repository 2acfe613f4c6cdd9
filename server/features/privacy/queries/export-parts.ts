import type { ExportPart, ExportRow } from '../../../platform/features/personal-data.ts';
import type { Services } from '../../../platform/services.ts';

const MOMENT = /(^|_)at$|^second_factor_since$/;
const FLAG = /^(is|has)_/;
const JSON_COLUMNS = new Set(['utm', 'fields']);

/**
 * Reads everything that is kept of a person, without what is a secret towards its owner's thief (hashes, tokens, the
 * text of email messages) and without other people's data. Analytics are nobody's account's. Moments become ISO 8601 in
 * UTC, flags booleans, addresses whole ones.
 */
export async function exportParts(
  { db, config, personalData }: Pick<Services, 'db' | 'config' | 'personalData'>,
  accountId: number,
): Promise<Array<{ file: string; rows: ExportRow[] }>> {
  const read = async ({ file, sql, present }: ExportPart) => {
    const ids = Array.from(sql.matchAll(/\?/g), () => accountId);
    const rows = (await db.primary.all<Record<string, unknown>>(sql, ids)).map(plain);
    return { file, rows: present ? rows.map(row => present(row, config.origin)) : rows };
  };
  return Promise.all(personalData.flatMap(data => data.export ?? []).map(read));
}

function plain(row: ExportRow): ExportRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plainValue(name, value)]));
}

/** SQLite keeps moments as numbers, flags as 0 and 1, and JSON as text. */
function plainValue(name: string, value: unknown): unknown {
  if (value === null) return null;
  if (MOMENT.test(name) && (typeof value === 'number' || value instanceof Date)) return new Date(value).toISOString();
  if (FLAG.test(name)) return Boolean(value);
  return JSON_COLUMNS.has(name) && typeof value === 'string' ? JSON.parse(value) : value;
}
