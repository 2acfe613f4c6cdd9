import { nameOfAspects } from '../../platform/cache/tag.ts';

/** The aspect of a record that changes with the links in its texts. */
const LINKS = 'links';

/** The name that makes the page of a record stale, and no list that it stands in. */
export const linksTag = (subject: string, id: number): string => nameOfAspects(subject, id, [LINKS]);
