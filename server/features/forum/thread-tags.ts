import { quoted, type Tag, timeFor } from '../../platform/cache/tag.ts';
import { POSTS_ASPECT, thanksOf, WITHDRAWN_ASPECT } from '../posts/post-tags.ts';

/** What a card shows of its thread: who asked, how often it was answered, and by whom first, are in its posts. */
const ON_CARDS = ['name', 'slug', 'status', 'speciality', POSTS_ASPECT];
/** What a link shows; it leads to answered questions alone. */
const IN_LINKS = ['name', 'slug', 'status', WITHDRAWN_ASPECT];

/** How late a page may lead to questions that became more alike, or were answered later, in milliseconds. */
const RELATED_AGE_MS = 3_600_000;

type Shown = readonly { readonly id: number }[];

/** For `dependsOn`: the threads whose cards an answer shows. */
export const threadCardTags = (threads: Shown): Tag[] =>
  threads.flatMap(({ id }) => [quoted('thread', id, ON_CARDS), thanksOf('thread', id)]);

/** For `dependsOn`: related threads that a page leads to. What it shows of them is never late, which ones they are is. */
export const relatedThreadTags = (threads: Shown): Tag[] => [
  ...threads.map(({ id }) => quoted('thread', id, IN_LINKS)),
  timeFor(RELATED_AGE_MS),
];
