import { z } from 'zod';
import { hasWords } from '../../../platform/contract/visible-text.ts';
import { htmlText, rawLimit, rawText, sentText } from '../../../platform/text/text-field.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';
import { collectionKind } from '../contract.ts';

const line = (longest: number) => sentText(rawLimit(longest)).transform(tidyText).pipe(rawText(longest));

/** What editors write of a collection; `members` are ids of places, professionals or threads in the order shown. */
export const collectionDraft = z.object({
  kind: collectionKind,
  name: line(160).refine(name => name.length >= 2 && hasWords(name), 'Xin nhập tên bằng chữ, ít nhất 2 ký tự.'),
  summary: line(300).default(''),
  /** HTML; what is not allowed is left out. */
  description: htmlText(50_000).default(''),
  published: z.boolean().default(true),
  /** Lower first; equal ones by age. */
  position: z.number().int().min(0).max(1_000_000).default(0),
  members: z
    .array(z.object({ id: z.number().int().positive(), note: line(300).default('') }))
    .max(200)
    .default([]),
});
export type CollectionDraft = z.input<typeof collectionDraft>;
