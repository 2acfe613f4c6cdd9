import { readName, type Tag } from '../cache/tag.ts';

/** The key that every page in a network carries. */
export const EVERY_PAGE = 'pages';

/** Networks take headers of some kilobytes, and nginx keeps the whole head of an answer in one buffer. */
const MAX_KEYS = 80;

/** Stands behind the key of what a page may show late. */
const LATE = '~';

/**
 * The keys by which a network finds a page again: the names of what it shows, those that it may show late with a mark,
 * because they are purged seldom. Where they are too many, records are named by their kind alone.
 */
export function keysOfPage(tags: readonly Tag[]): string[] {
  // Time passes without an announcement: a page that it makes stale is kept for no longer.
  const told = tags.filter(({ ageMs }) => ageMs === undefined);
  const keysBy = (nameOf: (name: string) => string) =>
    new Set([EVERY_PAGE, ...told.map(({ name, lagMs }) => nameOf(name) + (lagMs > 0 ? LATE : ''))]);
  const exact = keysBy(name => name);
  return [...(exact.size > MAX_KEYS ? keysBy(kindOf) : exact)];
}

/** What a change makes stale in a network. */
export interface ChangedKeys {
  readonly atOnce: readonly string[];
  /** Of pages that may show the change late. */
  readonly late: readonly string[];
}

/** The keys of the pages that an announced name means. A change of a whole kind means every page. */
export function keysOfChange(told: string): ChangedKeys {
  const { name, isAtOnce } = readName(told);
  if (name.endsWith('*')) return { atOnce: [EVERY_PAGE], late: [] };
  const names = [...new Set([name, kindOf(name)])];
  const late = names.map(each => each + LATE);
  return isAtOnce ? { atOnce: [...names, ...late], late: [] } : { atOnce: names, late };
}

/** Whether a key names pages that may show what has changed late. */
export const isLate = (key: string): boolean => key.endsWith(LATE);

/** `place:any` of `place:12`; a name without a record stays as it is. */
const kindOf = (name: string): string => name.replace(/:\d+$/, ':any');
