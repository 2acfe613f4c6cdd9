import type { Reader } from '../../../platform/db/reader.ts';
import { ACCOUNT_PARTS } from './account-parts.ts';
import { AUDIT_PARTS } from './audit-parts.ts';
import type { ExportPart, Row } from './export-part.ts';
import { OWNED_PAGE_PARTS } from './owned-page-parts.ts';

/**
 * Everything that is kept of a person, without what is a secret towards its owner's thief (hashes, tokens, the text of
 * letters) and without other people's data. Analytics are nobody's account's. A feature that keeps something of people
 * adds its part here.
 */
const PARTS: readonly ExportPart[] = [...ACCOUNT_PARTS, ...OWNED_PAGE_PARTS, ...AUDIT_PARTS];

const MOMENT = /(^|_)at$|^second_factor_since$/;
const FLAG = /^(is|has)_/;
const JSON_COLUMNS = new Set(['utm', 'fields']);

/** Reads all parts; moments become ISO 8601 in UTC, flags booleans, addresses whole ones below `origin`. */
export async function exportParts(
  db: Reader,
  accountId: number,
  origin: string,
): Promise<Array<{ file: string; rows: Row[] }>> {
  const read = async ({ file, sql, present }: ExportPart) => {
    const ids = Array.from(sql.matchAll(/\?/g), () => accountId);
    const rows = (await db.all<Record<string, unknown>>(sql, ids)).map(plain);
    return { file, rows: present ? rows.map(row => present(row, origin)) : rows };
  };
  return Promise.all(PARTS.map(read));
}

function plain(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plainValue(name, value)]));
}

/** SQLite keeps moments as numbers, flags as 0 and 1, and JSON as text. */
function plainValue(name: string, value: unknown): unknown {
  if (value === null) return null;
  if (MOMENT.test(name) && (typeof value === 'number' || value instanceof Date)) return new Date(value).toISOString();
  if (FLAG.test(name)) return Boolean(value);
  return JSON_COLUMNS.has(name) && typeof value === 'string' ? JSON.parse(value) : value;
}
