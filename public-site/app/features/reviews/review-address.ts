import type { CommentSort } from '@antam/server/features/reviews/contract.ts';
import { type AddressChange, listAddress } from '../listing/list-address.ts';
import { SORTS } from './review-words.ts';

/** Id of the section of reviews on the pages that have one. */
export const REVIEWS_ID = 'nhan-xet';

/** What an address asks of a page's reviews; what is not understood counts as not asked, as the API sees it. */
export type ReviewChoice = { stars: number | null; verified: boolean; sort: CommentSort };

export function reviewChoice(search: URLSearchParams): ReviewChoice {
  const stars = Number(search.get('stars'));
  return {
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
    verified: search.get('verified') === '1',
    sort: SORTS.find(sort => sort === search.get('sort')) ?? 'newest',
  };
}

/** The address of the same page with other reviews, which a browser without script scrolls to. */
export function reviewAddress(path: string, search: URLSearchParams, change: AddressChange): string {
  return `${listAddress(path, search, change)}#${REVIEWS_ID}`;
}
