/** Something that an answer shows. What is made of the answer becomes stale once a change of it is committed. */
export interface Tag {
  readonly name: string;
  /** How long after the change a cached page may still be shown, in milliseconds; 0 for not at all. */
  readonly lagMs: number;
}

/** The tag that every cached page carries. */
export const EVERYTHING = '*';

/** Lists and the home page show a change so late at most. */
export const LIST_LAG_MS = 10_000;

/** Stored counts (favourites, views) are shown so late at most. */
export const COUNT_LAG_MS = 60_000;

/** One record with all that it shows of its own, e.g. place 12. */
export const record = (subject: string, id: number): Tag => ({ name: nameOf(subject, id), lagMs: 0 });

/** Some of the records of a kind, which ones and what cards show of them. */
export const listOf = (subject: string): Tag => ({ name: subject, lagMs: LIST_LAG_MS });

/** Records that change seldom and that anything may quote: terms, areas, settings. */
export const anyOf = (subject: string): Tag => ({ name: subject, lagMs: 0 });

/** The stored counts of one record, or of any of its kind. */
export const countsOf = (subject: string, id?: number): Tag => ({ name: countName(subject, id), lagMs: COUNT_LAG_MS });

const nameOf = (subject: string, id: number | '*') => `${subject}:${id}`;
const countName = (subject: string, id?: number) => `counts:${id === undefined ? subject : nameOf(subject, id)}`;

/** More records than this are named by their kind alone. */
const MOST_NAMES = 100;

/** What the search index finds, which follows a change of records later than the commit. */
export const FOUND: Tag = { name: 'search', lagMs: LIST_LAG_MS };

/** The names under which a change of these records is told. */
export function namesOfChange(subject: string, ids: readonly number[]): string[] {
  const own = ids.length > MOST_NAMES ? [nameOf(subject, '*')] : ids.map(id => nameOf(subject, id));
  return [subject, ...own];
}

/** The names under which a change of these records' counts is told. */
export function namesOfCounts(subject: string, ids: readonly number[]): string[] {
  return namesOfChange(subject, ids).map(name => `counts:${name}`);
}

/** Whether a tag is meant by a name that was told. */
export function isMeant(tag: Pick<Tag, 'name'>, told: string): boolean {
  if (!told.endsWith('*')) return tag.name === told;
  return tag.name.startsWith(told.slice(0, -1));
}
