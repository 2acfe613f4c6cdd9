import { z } from 'zod';
import { askedText, rawText } from '../../platform/text/text-field.ts';

/** A kind of thing that can be found, as its feature names it. */
export const objectType = z.templateLiteral([z.string(), '_index', z.string()]);
export type ObjectType = z.infer<typeof objectType>;

/** Groups in an answer, and items of each group. */
export const MAX_GROUPS = 6;
export const MAX_ITEMS = 10;

/** One thing found. Texts that a kind does not have are empty. */
export const searchItem = z.object({
  name: z.string(),
  absolute_url: z.string(),
  main_thumbnail_image: z.string().nullable(),
  /** Names of specialities. */
  specialities_nested: z.array(z.string()),
  address: z.string(),
  /** A line that says more about it: a position, a kind of place, a summary. */
  body_search: z.string(),
  /** The type, for drugs only. */
  type: z.string(),
  /** For diseases only: it may be one of minutes. */
  emergency: z.boolean().optional(),
  /** "Panadol: tên thương mại của Paracetamol": says so where another name than its own fits the words. */
  found_by: z.string().optional(),
});
export type SearchItem = z.infer<typeof searchItem>;

/** Things of one kind, best first; `list_url` is the whole list of them for the same words. */
export const searchGroup = z.object({
  object_type: objectType,
  /** The heading over them, in Vietnamese. */
  title: z.string(),
  list_url: z.string(),
  /**
   * These do not fit the words as they were typed: they fit what may have been meant, or hold the words by chance.
   * Such groups come last.
   */
  similar: z.boolean(),
  items: z.array(searchItem).min(1).max(MAX_ITEMS),
});
export type SearchGroup = z.infer<typeof searchGroup>;

/** An unknown province is ignored. */
export const searchQuery = z.object({
  q: askedText(200).default(''),
  province: rawText(80).optional(),
  /** `1`: the first group comes with what the words were understood to mean. */
  guide: rawText(8).optional(),
});

/** The group with the best match first; empty when nothing was asked for or found. */
export const searchAnswer = z.array(searchGroup).max(MAX_GROUPS);
export type SearchAnswer = z.infer<typeof searchAnswer>;
