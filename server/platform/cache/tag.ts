/** Something that an answer shows. Whatever is made from the answer becomes stale once a change of it is committed. */
export interface Tag {
  readonly name: string;
  /** How long after the change a cached page may still be shown, in milliseconds; 0 for not at all. */
  readonly lagMs: number;
  /** How old a cached page may become without any change, in milliseconds; any age unless told. */
  readonly ageMs?: number;
}

/** The tag that every cached page carries. */
export const EVERYTHING = '*';

/** How late lists and the home page may show a change, in milliseconds. */
export const LIST_LAG_MS = 10_000;

/** How late stored counts (favourites, views) may be shown, in milliseconds. */
export const COUNT_LAG_MS = 60_000;

/** One record and everything its page shows of it, e.g. place 12. */
export const record = (subject: string, id: number): Tag => ({ name: nameOf(subject, id), lagMs: 0 });

/** A list of records of a kind: which ones are in it, and what their cards show. */
export const listOf = (subject: string): Tag => ({ name: subject, lagMs: LIST_LAG_MS });

/** Records that change seldom and that anything may quote: terms, areas, settings. */
export const anyOf = (subject: string): Tag => ({ name: subject, lagMs: 0 });

/** The stored counts of one record, or of any of its kind. */
export const countsOf = (subject: string, id?: number): Tag => ({ name: countName(subject, id), lagMs: COUNT_LAG_MS });

/** The time of day: what an answer says becomes untrue by itself, and a page may show it for so many milliseconds. */
export const timeFor = (ageMs: number): Tag => ({ name: 'time', lagMs: 0, ageMs });

const nameOf = (subject: string, id: number | '*') => `${subject}:${id}`;
const countName = (subject: string, id?: number) => `counts:${id === undefined ? subject : nameOf(subject, id)}`;

/** A change of more records than this names only their kind. */
const MOST_NAMES = 100;

/** The content of the search index, which changes later than the records. */
export const FOUND: Tag = { name: 'search', lagMs: LIST_LAG_MS };

/** The names that announce a change of these records. */
export function namesOfChange(subject: string, ids: readonly number[]): string[] {
  const own = ids.length > MOST_NAMES ? [nameOf(subject, '*')] : ids.map(id => nameOf(subject, id));
  return [subject, ...own];
}

/** The names that announce a change of the counts of these records. */
export function namesOfCounts(subject: string, ids: readonly number[]): string[] {
  return namesOfChange(subject, ids).map(name => `counts:${name}`);
}

/** Whether an announced name stands for a tag. */
export function isMeant(tag: Pick<Tag, 'name'>, told: string): boolean {
  if (!told.endsWith('*')) return tag.name === told;
  return tag.name.startsWith(told.slice(0, -1));
}
