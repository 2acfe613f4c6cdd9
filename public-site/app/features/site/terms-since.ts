/** The day from which the terms hold as they stand; it changes with their meaning. */
export const TERMS_SINCE = '2026-11-23';
