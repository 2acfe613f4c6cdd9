/** A JSON column of texts as a reader brings it: text from SQLite, a value from PostgreSQL. Anything else in it is left out. */
export function readTextList(stored: unknown): string[] {
  const list: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
  return Array.isArray(list) ? list.filter(item => typeof item === 'string') : [];
}
