import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { askedText } from '../../platform/text/text-field.ts';
import { recordId } from '../records/staff-contract.ts';
import { deletionCall, recordCalls } from '../records/staff-record-contract.ts';
import { keptPromotion, PROMOTION_STATUSES } from './contract.ts';
import { promotionRecord } from './promotion.record.ts';

/* `/api/admin/promotions`: staff read, editors write. Changes stand in the audit log. */

export const promotionFilter = z.object({
  /** Words of the title or of the page's name, in any order; case and accents do not matter. */
  q: askedText(100).optional(),
  status: z.enum(PROMOTION_STATUSES).optional(),
  place: recordId.optional(),
  professional: recordId.optional(),
});
export const PROMOTION_SORTS = ['id', 'title', 'starts_at', 'ends_at', 'claimed'] as const;

/** What staff see of a promotion beside its fields. */
const besidePromotion = keptPromotion.pick({
  record: true,
  state: true,
  discount_percent: true,
  left: true,
  redeemed: true,
});
export type BesidePromotion = z.infer<typeof besidePromotion>;

/** One promotion with everything that staff may edit. */
const staffPromotion = promotionRecord.answer.extend(besidePromotion.shape);
export type StaffPromotion = z.infer<typeof staffPromotion>;

/** One row of the list. */
const staffPromotionRow = staffPromotion.omit({
  description: true,
  terms: true,
  groups: true,
  can: true,
});
export type StaffPromotionRow = z.infer<typeof staffPromotionRow>;

const calls = recordCalls(
  { ...promotionRecord, answer: staffPromotion },
  { filter: promotionFilter, sorts: PROMOTION_SORTS, row: staffPromotionRow },
  {
    list: 'All promotions, whatever their status, a page at a time',
    create: 'A new promotion',
    update: 'Changes a promotion; 409 where another person saved meanwhile',
  },
);

/** Calls of the console about promotions. */
export const promotionStaffCalls = declareCalls({
  ...calls,
  // A change that says no status must not take back what is published.
  update: { ...calls.update, body: calls.update.body.extend({ status: promotionRecord.fields.status.shown }) },
  remove: deletionCall(promotionRecord, 'Deletes a promotion with all codes that were claimed'),
});
