import { COUNT_LAG_MS, LIST_LAG_MS, listOf, namesOfChange, record, type Tag } from '../../platform/cache/tag.ts';

const timeOf = (kind: string) => `next-free:${kind}`;
const weekOf = (kind: string) => `free-week:${kind}`;

/** The next free times of the records on a page. */
export const shownTimes = (kind: string, records: readonly { readonly id: number }[]): Tag[] =>
  records.map(({ id }) => ({ ...record(timeOf(kind), id), lagMs: LIST_LAG_MS }));

/** The order of a kind's records by their next free times. */
export const timesInOrder = (kind: string): Tag => listOf(timeOf(kind));

/** Which records of a kind have a free time this week. */
export const freeThisWeek = (kind: string): Tag => listOf(weekOf(kind));

/** How many records of a kind have one. */
export const countOfFree = (kind: string): Tag => ({ ...freeThisWeek(kind), lagMs: COUNT_LAG_MS });

/** The names that announce other next free times of these records. */
export const namesOfTimes = (kind: string, ids: readonly number[]): string[] => namesOfChange(timeOf(kind), ids);

/** The name that announces that other records of a kind have a free time this week. */
export const nameOfWeek = (kind: string): string => weekOf(kind);
