import { countsOf, namesOfCounts, type Tag } from '../../platform/cache/tag.ts';

const subjectOf = (kind: string) => `votes-${kind}`;

/** The votes on the comments of one record, which nothing shows but these comments. */
export const votesOf = (kind: string, id: number): Tag => countsOf(subjectOf(kind), id);

/** The names under which a vote is announced. */
export const namesOfVotes = (kind: string, id: number): string[] => namesOfCounts(subjectOf(kind), [id]);
