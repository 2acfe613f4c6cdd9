/** Something that an answer shows. Whatever is made from the answer becomes stale once a change of it is committed. */
export interface Tag {
  readonly name: string;
  /** How long after the change a cached page may still be shown, in milliseconds; 0 for not at all. */
  readonly lagMs: number;
  /** How old a cached page may become without any change, in milliseconds; any age by default. */
  readonly ageMs?: number;
  /** Of a record: only changes of these aspects of it count; of any of them by default. */
  readonly aspects?: readonly string[];
}

/** The tag that every cached page carries. */
export const EVERYTHING = '*';

/** How late lists and the home page may show a change, in milliseconds. */
export const LIST_LAG_MS = 10_000;

/** How late stored counts (favourites, views) may be shown, in milliseconds. */
export const COUNT_LAG_MS = 60_000;

/** One record and everything its page shows of it, e.g. place 12. */
export const record = (subject: string, id: number): Tag => ({ name: nameOf(subject, id), lagMs: 0 });

/** What another record's page quotes of a record: only a change of one of these aspects makes it stale. */
export const quoted = (subject: string, id: number, aspects: readonly string[]): Tag => ({
  ...record(subject, id),
  aspects,
});

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
const MAX_NAMES = 100;

/** The content of the search index, which changes later than the records. */
export const FOUND: Tag = { name: 'search', lagMs: LIST_LAG_MS };

/** Stands between the name of a record and the aspects of it that have changed, `place:12#name,address`. */
const ASPECTS_AFTER = '#';
/** PostgreSQL stores no longer name. */
const MAX_NAME = 79;
/** Stands at the end of a name that announces what hides: nothing that carries the tag may be shown late. */
const AT_ONCE = '!';

/** The names that announce a change of these records, in some aspects or in any. */
export function namesOfChange(
  subject: string,
  ids: readonly number[],
  aspects: readonly string[] | 'all' = 'all',
): string[] {
  if (ids.length > MAX_NAMES) return [subject, nameOf(subject, '*')];
  return [subject, ...ids.map(id => withAspects(nameOf(subject, id), aspects))];
}

/** The name that announces a change of some aspects of a record, that no list shows. */
export const nameOfAspects = (subject: string, id: number, aspects: readonly string[]): string =>
  withAspects(nameOf(subject, id), aspects);

/** Where the aspects do not fit into a name it stands without them, which says that any may have changed. */
function withAspects(name: string, aspects: readonly string[] | 'all'): string {
  if (aspects === 'all') return name;
  const told = `${name}${ASPECTS_AFTER}${aspects.join()}`;
  return told.length > MAX_NAME ? name : told;
}

/**
 * Names for a change that takes something from what everybody may see: also lists, which may show others late, show it
 * no longer, nor does what was found by the search, whose index follows.
 */
export const namesOfHiding = (names: readonly string[]): string[] => [
  ...names,
  ...[...names.filter(name => !name.includes(':')), FOUND.name].map(name => name + AT_ONCE),
];

/** What an announced name says. */
export interface ToldName {
  readonly name: string;
  /** Undefined where it stands for any. */
  readonly aspects: readonly string[] | undefined;
  /** Nothing that carries the tag may be shown any longer, however late it may show other changes. */
  readonly isAtOnce: boolean;
}

export function readName(told: string): ToldName {
  const isAtOnce = told.endsWith(AT_ONCE);
  const text = isAtOnce ? told.slice(0, -AT_ONCE.length) : told;
  const cut = text.indexOf(ASPECTS_AFTER);
  return cut < 0
    ? { name: text, aspects: undefined, isAtOnce }
    : { name: text.slice(0, cut), aspects: text.slice(cut + 1).split(','), isAtOnce };
}

/** Whether a change of some aspects, or of any, is one of those that are looked at. */
export const isLookedAt = (looked: readonly string[] | undefined, changed: readonly string[] | undefined): boolean =>
  looked === undefined || changed === undefined || changed.some(aspect => looked.includes(aspect));

/** The names that announce a change of the counts of these records. */
export function namesOfCounts(subject: string, ids: readonly number[]): string[] {
  return namesOfChange(subject, ids).map(name => `counts:${name}`);
}

/** Whether an announced name stands for a tag. */
export function isMeant(tag: Pick<Tag, 'name' | 'aspects'>, told: string): boolean {
  const { name, aspects } = readName(told);
  if (name.endsWith('*')) return tag.name.startsWith(name.slice(0, -1));
  return tag.name === name && isLookedAt(tag.aspects, aspects);
}
