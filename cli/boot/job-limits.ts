/**
 * Limits of a process that does nothing but jobs: its longest wait for the answer to one statement is longer than the wait
 * for a lock, and longer than any job needs.
 */
export const JOB_LIMITS = { queryMs: 60_000 };
