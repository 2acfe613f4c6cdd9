/**
 * How long tests and what they start wait where the wait is not what is tested, in milliseconds: longer than any test,
 * so that none depends on how fast the machine is.
 */
export const PATIENCE_MS = 120_000;
