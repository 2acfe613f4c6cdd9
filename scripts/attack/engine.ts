/** What the attacked servers keep their data in. */
export type Engine = 'sqlite' | 'postgresql';
