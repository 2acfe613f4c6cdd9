/** The dropdown shows the best kinds, and the best results of each. */
export const MAX_GROUPS = 6;
export const ROWS_OF_A_GROUP = 3;
/** With the lists that the words ask for. */
export const MAX_ROWS = 2 + MAX_GROUPS * ROWS_OF_A_GROUP;
