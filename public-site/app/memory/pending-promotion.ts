import { intent } from './intent.ts';
import { asId, asRecord } from './parse.ts';

/** The promotion and the ids of its chosen options. */
export type PendingPromotion = { promotion: number; options: number[] };

const MOST_OPTIONS = 50;

/** What a visitor who is not logged in chose of a promotion before signing up. */
export const pendingPromotion = intent<PendingPromotion>('antam:pending-promotion', value => {
  const fields = asRecord(value);
  const promotion = asId(fields?.promotion);
  const kept: unknown = fields?.options;
  if (promotion === null || !Array.isArray(kept) || kept.length > MOST_OPTIONS) return null;
  const options = kept.map(asId).filter(id => id !== null);
  return options.length === kept.length ? { promotion, options } : null;
});
