import type { Candidate } from '../platform/search/search-engine.ts';

/** Candidates with all of their texts read, as records that can be compared. */
export const wholeCandidates = (found: readonly Candidate[]): Candidate[] =>
  found.map(({ key, name, accented_name, titles, province }) => ({ key, name, accented_name, titles, province }));
