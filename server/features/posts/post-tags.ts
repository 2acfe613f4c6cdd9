import { countsOf, namesOfCounts, type Tag } from '../../platform/cache/tag.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { changed } from '../../platform/events/changed.ts';
import type { Services } from '../../platform/services.ts';
import type { Discussion } from './discussion.ts';

/** The aspect of a record that changes with what is written about it. */
export const POSTS_ASPECT = 'posts';

/**
 * Announces in the transaction that what everybody may read in a discussion changes: its page becomes stale, and the
 * lists that show it.
 */
export function announcePosts(
  unit: UnitOfWork,
  services: Pick<Services, 'events' | 'tags' | 'clock'>,
  { kind, id }: Discussion,
): Promise<void> {
  return changed(unit, services, { subject: kind, ids: [id], aspects: [POSTS_ASPECT] });
}

const thanksSubject = (kind: string) => `thanks-${kind}`;

/** For `dependsOn`: the thanks for the posts of one discussion, or of any of its kind, which pages may show late. */
export const thanksOf = (kind: string, id?: number): Tag => countsOf(thanksSubject(kind), id);

/** The names under which thanks are told. */
export const namesOfThanks = ({ kind, id }: Discussion): string[] => namesOfCounts(thanksSubject(kind), [id]);
