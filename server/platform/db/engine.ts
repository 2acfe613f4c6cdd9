/** The databases that everything runs on alike. */
export type Engine = 'sqlite' | 'postgresql';
