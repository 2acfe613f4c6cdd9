import { z } from 'zod';
import { lineText } from '../../platform/text/text-field.ts';

/* What the console's calls about places and professionals have in common. */

export const STAFF_STATUSES = ['published', 'draft', 'hidden'] as const;
export const RECORD_SORTS = ['id', 'name', 'updated_at', 'rating'] as const;
export type RecordSort = (typeof RECORD_SORTS)[number];

/** Of a record, as requests name it. */
export const recordId = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);
/** Empty counts as none. */
export const optional = (text: z.ZodType<string, string>) => text.nullable().transform(given => given || null);
export const optionalLine = (max: number) => optional(lineText(max));
const price = z.int().min(0).max(2_000_000_000).nullish();

/** A service on offer; `label` is the record's own wording. Prices are whole đồng. */
export const staffService = z.object({
  term: recordId,
  label: lineText(160).nullish(),
  price_from: price,
  price_to: price,
});

/** A service of a record as it is stored. */
export const storedService = z.object({
  term: z.number().int(),
  label: z.string(),
  price_from: z.number().int().nullable(),
  price_to: z.number().int().nullable(),
});
export type StoredService = z.infer<typeof storedService>;

/** What the asker may do with a record. */
export const recordRights = z.object({ edit: z.boolean(), delete: z.boolean() });

/** What was deleted. */
export const deletedRecord = z.object({ id: z.number().int() });
