import { definePolicy } from '../../platform/auth/policy.ts';
import { isPublicPlace } from '../places/rules/place-visibility.ts';
import { isPublicProfessional } from '../professionals/rules/professional-visibility.ts';
import type { LinkedPage } from './queries/linked-pages.ts';

/** What providers may do with a page that they own. */
export const ownedPagePolicy = definePolicy<Pick<LinkedPage, 'kind' | 'status'>>()({
  /** Open it at its public address: like everybody else, once staff have published it. */
  view: (_, page) => (page.kind === 'place' ? isPublicPlace(page) : isPublicProfessional(page)),
});

/** Who decides whether everybody sees the phone number of a place's reception; staff do in the console. */
export const receptionPolicy = definePolicy<{
  /** The actor owns the page of the place. */
  readonly isOwned: boolean;
}>()({
  publish: (_, { isOwned }) => isOwned,
});
