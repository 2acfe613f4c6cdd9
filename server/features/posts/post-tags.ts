import { countsOf, listOf, nameOfAspects, namesOfCounts, namesOfHiding, type Tag } from '../../platform/cache/tag.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { changed } from '../../platform/events/changed.ts';
import type { Services } from '../../platform/services.ts';
import type { Discussion } from './discussion.ts';

/** The aspect of a record that changes with what is written about it. */
export const POSTS_ASPECT = 'posts';

/** The aspect of a record that changes where a post is taken away: it may count as answered no longer. */
export const WITHDRAWN_ASPECT = 'withdrawn';

type TagServices = Pick<Services, 'events' | 'tags' | 'clock'>;

/**
 * Announces in the transaction that what everybody may read in a discussion changes: its page becomes stale, and what
 * quotes its posts. Which records stand in lists, and where, follows from no new post.
 * @param options `hides`: words, a name or a picture are gone, which no list may show any longer
 */
export function announcePosts(
  unit: UnitOfWork,
  services: TagServices,
  { kind, id }: Discussion,
  options: { readonly hides?: boolean } = {},
): Promise<void> {
  return announcePostsOf(unit, services, { kind, ids: [id] }, options);
}

/** As {@link announcePosts}, of several discussions of a kind, which are followed together. */
export function announcePostsOf(
  unit: UnitOfWork,
  services: TagServices,
  { kind, ids }: { readonly kind: string; readonly ids: readonly number[] },
  { hides = false }: { readonly hides?: boolean } = {},
): Promise<void> {
  const aspects = [POSTS_ASPECT];
  const names = [...ids.map(id => nameOfAspects(kind, id, aspects)), postsOf(kind).name];
  return changed(unit, services, { subject: kind, ids, aspects, hides }, names);
}

/** Announces that a post is read no longer. The record may stand in lists again that do not show it, as unanswered. */
export async function announceWithdrawal(
  unit: UnitOfWork,
  services: TagServices,
  { kind, id }: Discussion,
): Promise<void> {
  await changed(unit, services, { subject: kind, ids: [id], aspects: [POSTS_ASPECT, WITHDRAWN_ASPECT], hides: true });
  await services.tags.write(unit, namesOfHiding([postsOf(kind).name]));
}

/** For `dependsOn`: what is written in any discussion of a kind, one list of all. */
export const postsOf = (kind: string): Tag => listOf(`posts-${kind}`);

const thanksSubject = (kind: string) => `thanks-${kind}`;

/** For `dependsOn`: the thanks for the posts of one discussion, or of any of its kind, which pages may show late. */
export const thanksOf = (kind: string, id?: number): Tag => countsOf(thanksSubject(kind), id);

/** The names under which thanks are announced. */
export const namesOfThanks = ({ kind, id }: Discussion): string[] => namesOfCounts(thanksSubject(kind), [id]);
