import { anyOf, nameOfAspects, type Tag } from '../../platform/cache/tag.ts';

/** The aspect of a record that changes with the links in its texts. */
const LINKS = 'links';

/**
 * The names that texts are linked by, which follow the changes of records. An answer that links its texts itself depends on
 * them; answers with stored links become stale by {@link linksTag}.
 */
export const LINKED_NAMES: Tag = anyOf('link-names');

/** The name that makes the page of a record stale, and no list that it stands in. */
export const linksTag = (subject: string, id: number): string => nameOfAspects(subject, id, [LINKS]);
