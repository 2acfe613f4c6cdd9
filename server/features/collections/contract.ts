import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { askedWords, rawText } from '../../platform/text/text-field.ts';
import { threadCard } from '../forum/contract.ts';
import { picture } from '../media/contract.ts';
import { placeCard } from '../places/contract.ts';
import { post } from '../posts/contract.ts';
import { professionalCard } from '../professionals/contract.ts';

export const collectionKind = z.enum(['place', 'professional', 'thread']);
export type CollectionKind = z.infer<typeof collectionKind>;

export const collectionCard = z.object({
  id: z.number().int(),
  kind: collectionKind,
  absolute_url: z.string(),
  name: z.string(),
  summary: z.string(),
  member_count: z.number().int(),
  /** Pictures of the first members, up to three. */
  pictures: z.array(picture),
});
export type CollectionCard = z.infer<typeof collectionCard>;

const MAX_PAGE = 500;

/** What is not understood is left out: an unknown kind means any, an impossible page the first. */
const collectionQuery = z.object({
  kind: collectionKind.optional().catch(undefined),
  q: askedWords(200),
  page: rawText(10).transform(Number).pipe(z.int().min(1).max(MAX_PAGE)).optional().catch(undefined),
});

export const collectionListAnswer = z.object({
  items: z.array(collectionCard),
  count: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
});
export type CollectionListAnswer = z.infer<typeof collectionListAnswer>;

/** Exactly one of `places`, `professionals` and `threads` has members, by `kind`. */
export const collectionDetail = collectionCard.extend({
  slug: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  places: z.array(placeCard.extend({ note: z.string() })),
  professionals: z.array(professionalCard.extend({ note: z.string() })),
  /** With the post that asks, for which people thank. */
  threads: z.array(threadCard.extend({ note: z.string(), question: post })),
  updated_at: z.string(),
});
export type CollectionDetail = z.infer<typeof collectionDetail>;

/** Public calls about collections. */
export const collectionCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/collection/',
    summary: 'Editors’ collections of places, professionals and questions, a page at a time',
    access: 'public',
    sheds: true,
    cache: 'public',
    query: collectionQuery,
    answer: collectionListAnswer,
  },
  detail: {
    method: 'GET',
    path: '/api/v1/collection/:id/',
    summary: 'One collection with its members',
    access: 'public',
    cache: 'public',
    params: z.object({ id: idParam }),
    answer: collectionDetail,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    collections: typeof collectionCalls;
  }
}
