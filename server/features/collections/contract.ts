import { z } from 'zod';
import { picture } from '../media/contract.ts';
import { placeCard } from '../places/contract.ts';
import { professionalCard } from '../professionals/contract.ts';

export const collectionKind = z.enum(['place', 'professional']);
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

/** `GET /api/v1/collection/?kind=&q=&page=` */
export const collectionListAnswer = z.object({
  items: z.array(collectionCard),
  count: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
});
export type CollectionListAnswer = z.infer<typeof collectionListAnswer>;

/** `GET /api/v1/collection/{id}/`: exactly one of `places` and `professionals` has members, by `kind`. */
export const collectionDetail = collectionCard.extend({
  slug: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  places: z.array(placeCard.extend({ note: z.string() })),
  professionals: z.array(professionalCard.extend({ note: z.string() })),
  updated_at: z.string(),
});
export type CollectionDetail = z.infer<typeof collectionDetail>;
