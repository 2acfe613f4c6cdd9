/** A row of a list in a form; `key` differs, while two rows may hold the same. */
export type Row = { readonly key: string };

/** Changes a list of rows as it is at that moment. */
export type ChangeRows<R extends Row> = (update: (rows: readonly R[]) => readonly R[]) => void;

/** Rows in which the one with a key holds something else. */
export const replaceRow = <R extends Row>(rows: readonly R[], key: string, change: Partial<R>): readonly R[] =>
  rows.map(row => (row.key === key ? { ...row, ...change } : row));

export const withoutRow = <R extends Row>(rows: readonly R[], key: string): readonly R[] =>
  rows.filter(row => row.key !== key);

/** Rows in which one has changed places with its neighbour; the same where there is none. */
export function moveRow<R extends Row>(rows: readonly R[], key: string, by: -1 | 1): readonly R[] {
  const at = rows.findIndex(row => row.key === key);
  const [row, neighbour] = [rows[at], rows[at + by]];
  if (row === undefined || neighbour === undefined) return rows;
  return rows.with(at, neighbour).with(at + by, row);
}
