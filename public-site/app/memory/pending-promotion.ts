import { intent } from './intent.ts';
import { asId, asRecord } from './parse.ts';

/** A promotion and the numbers of the options that were chosen of it. */
export type PendingPromotion = { id: number; options: number[] };

/** More than any promotion has. */
const MAX_OPTIONS = 300;

/** What a visitor who is not logged in wanted to claim, with the choices. */
export const pendingPromotion = intent<PendingPromotion>('antam:pending-promotion', value => {
  const fields = asRecord(value);
  const id = asId(fields?.id);
  const options: unknown = fields?.options;
  if (id === null || !Array.isArray(options) || options.length > MAX_OPTIONS) return null;
  const known = options.flatMap(option => asId(option) ?? []);
  return known.length < options.length ? null : { id, options: known };
});
