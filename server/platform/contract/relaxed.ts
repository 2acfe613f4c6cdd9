import { z } from 'zod';

/** A query of an empty list that asks for less and finds something. */
export const relaxedQuery = z.object({
  /** At least 1. */
  count: z.number().int(),
  /** The parameters that it still has; of none everything is found. */
  kept: z.array(z.string()),
  absolute_url: z.string(),
});
export type RelaxedQuery = z.infer<typeof relaxedQuery>;
