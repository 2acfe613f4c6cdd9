/** The dropdown shows the best kinds, and the best results of each. */
export const MOST_GROUPS = 6;
export const ROWS_OF_A_GROUP = 3;
export const MOST_ROWS = MOST_GROUPS * ROWS_OF_A_GROUP;
