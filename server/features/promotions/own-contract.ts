import { z } from 'zod';
import { rawText } from '../../platform/text/text-field.ts';
import { ownersChecks } from '../records/staff-record-contract.ts';
import { promotionRecord } from './promotion.record.ts';

/* What providers write of the promotions of their pages. */

export const ownDraft = z.object(ownersChecks(promotionRecord.fields));
export type OwnDraft = z.output<typeof ownDraft>;

/** A whole promotion again; whose it is stays. `updated_at` is that of the promotion that the form was filled from. */
export const ownChange = ownDraft
  .omit({ place: true, professional: true })
  .extend({ updated_at: rawText(40).check(z.iso.datetime()) });
export type OwnChange = z.output<typeof ownChange>;
