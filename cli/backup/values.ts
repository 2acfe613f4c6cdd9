/** What both engines store alike, in forms of their own. */
export type Family = 'number' | 'date' | 'json' | 'blob' | 'text';

/** A value as text that is the same for both engines; null is null. */
export type Canonical = string | null;

/** What a declared type of SQLite (`datetime`) or PostgreSQL (`timestamp with time zone`) holds. */
export function familyOf(type: string): Family {
  const name = type.toLowerCase();
  if (/^(datetime|timestamp)/.test(name)) return 'date';
  if (/^json/.test(name)) return 'json';
  if (/^(blob|bytea)/.test(name)) return 'blob';
  if (/^(int|bigint|smallint|double|real|numeric|float|bool)/.test(name)) return 'number';
  return 'text';
}

/** Of what SQLite's driver answers: numbers, texts and buffers. */
export function canonicalOfSqlite(value: unknown, family: Family): Canonical {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return value.toString('hex');
  if (family === 'date') return String(typeof value === 'number' ? value : millisecondsOf(String(value)));
  if (family === 'json') return sortedJson(String(value));
  return String(value);
}

/** Of what COPY writes, without its escapes. */
export function canonicalOfPostgres(text: Canonical, family: Family): Canonical {
  if (text === null) return null;
  switch (family) {
    case 'date':
      return String(millisecondsOf(text));
    case 'json':
      return sortedJson(text);
    case 'blob':
      return text.slice(2);
    case 'number':
      return text === 't' ? '1' : text === 'f' ? '0' : /^-?\d+$/.test(text) ? text : String(Number(text));
    case 'text':
      return text;
  }
}

/** What SQLite stores of a canonical value. */
export function sqliteOf(value: Canonical, family: Family): string | number | Buffer | null {
  if (value === null) return null;
  if (family === 'number' || family === 'date') return Number(value);
  return family === 'blob' ? Buffer.from(value, 'hex') : value;
}

/** What COPY reads of a canonical value, without its escapes, for a column of a type of PostgreSQL. */
export function postgresOf(value: Canonical, type: string): Canonical {
  if (value === null) return null;
  if (type === 'boolean') return value === '0' ? 'f' : 't';
  switch (familyOf(type)) {
    case 'date':
      return new Date(Number(value)).toISOString();
    case 'blob':
      return `\\x${value}`;
    default:
      return value;
  }
}

/** Both engines write times of UTC: `2026-11-24 09:50:37.123+00`, or without a zone. */
function millisecondsOf(text: string): number {
  const iso = text
    .trim()
    .replace(' ', 'T')
    .replace(/\+00(:00)?$/, 'Z');
  return Date.parse(/[Zz]$|[+-]\d\d:\d\d$/.test(iso) ? iso : `${iso}Z`);
}

/** PostgreSQL orders the members of objects in its own way, so their order says nothing. */
function sortedJson(text: string): string {
  return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
