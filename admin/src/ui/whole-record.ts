/**
 * For pages of one record. React-admin keeps the rows of lists as if they were whole records, but ours hold less: under
 * another key than theirs a page never begins with a row.
 */
export const WHOLE = { meta: { whole: true } } as const;
