import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { askedText, lineText, rawText } from '../../platform/text/text-field.ts';
import { deletedRecord, recordId, recordRights } from '../records/staff-contract.ts';
import { keptPromotion, PROMOTION_STATUSES, promotionOwner } from './contract.ts';
import { promotionDraft } from './draft-contract.ts';

/* `/api/admin/promotions`: staff read, editors write. Changes stand in the audit log. */

export const promotionFilter = z.object({
  /** Words of the title or of the page's name, in any order; case and accents do not matter. */
  q: askedText(100).optional(),
  status: z.enum(PROMOTION_STATUSES).optional(),
  place: recordId.optional(),
  professional: recordId.optional(),
});
export const PROMOTION_SORTS = ['id', 'title', 'starts_at', 'ends_at', 'claimed'] as const;

/** One promotion with everything that staff may edit. */
export const staffPromotion = keptPromotion.extend({
  place: z.number().int().nullable(),
  professional: z.number().int().nullable(),
  /** Null where codes are good until the end, whenever that is. */
  use_until: z.string().nullable(),
  can: recordRights,
});
export type StaffPromotion = z.infer<typeof staffPromotion>;

/** One row of the list. */
export const staffPromotionRow = staffPromotion.omit({ description: true, terms: true, groups: true, can: true });
export type StaffPromotionRow = z.infer<typeof staffPromotionRow>;

const status = z.enum(PROMOTION_STATUSES);
/** Why it is hidden, in words for its provider; of another status it is left out. */
const refusal = lineText(500).default('');
export const promotionCreate = promotionDraft.extend({
  ...promotionOwner.shape,
  status: status.default('pending'),
  refusal,
});
export type PromotionCreate = z.output<typeof promotionCreate>;

/** The whole promotion; whose it is stays. `updated_at` is that of the record that the form was filled from. */
export const promotionUpdate = promotionDraft.extend({
  status,
  refusal,
  updated_at: rawText(40).check(z.iso.datetime()),
});
export type PromotionUpdate = z.output<typeof promotionUpdate>;

const params = z.object({ id: idParam });

/** Calls of the console about promotions. */
export const promotionStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/promotions/',
    summary: 'All promotions, whatever their status, a page at a time',
    access: 'staff',
    query: restQuery({ filter: promotionFilter, sorts: PROMOTION_SORTS }),
    answer: z.array(staffPromotionRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/promotions/:id/',
    summary: 'One promotion with everything that staff may edit',
    access: 'staff',
    params,
    answer: staffPromotion,
  },
  create: {
    method: 'POST',
    path: '/api/admin/promotions/',
    summary: 'A new promotion',
    access: 'staff',
    roles: ['editor'],
    body: promotionCreate,
    answer: staffPromotion,
  },
  update: {
    method: 'PUT',
    path: '/api/admin/promotions/:id/',
    summary: 'Changes a promotion; 409 where another person saved meanwhile',
    access: 'staff',
    roles: ['editor'],
    params,
    body: promotionUpdate,
    answer: staffPromotion,
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/promotions/:id/',
    summary: 'Deletes a promotion with all codes that were claimed',
    access: 'staff',
    roles: ['editor'],
    params,
    answer: deletedRecord,
  },
});
