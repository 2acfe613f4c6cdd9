import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { askedText } from '../../platform/text/text-field.ts';
import { deletionCall, recordCalls } from '../records/staff-record-contract.ts';
import { PLAN_STATUSES } from './contract.ts';
import { planRecord } from './plan.record.ts';

/* `/api/admin/insurance-plans`: staff read, editors write. Changes stand in the audit log. */

export const planFilter = z.object({
  /** Words of the name or the insurer, in any order; case and accents do not matter. */
  q: askedText(100).optional(),
  status: z.enum(PLAN_STATUSES).optional(),
});
export const PLAN_SORTS = ['id', 'name', 'insurer', 'updated_at'] as const;

/** One row of the list. */
const staffPlanRow = z.object({
  id: z.number().int(),
  absolute_url: z.string(),
  name: z.string(),
  insurer: z.string(),
  status: z.enum(PLAN_STATUSES),
  updated_at: z.string(),
  packages: z.number().int(),
  benefits: z.number().int(),
});
export type StaffPlanRow = z.infer<typeof staffPlanRow>;

/** Calls of the console about insurance plans. */
export const insuranceStaffCalls = declareCalls({
  ...recordCalls(
    planRecord,
    { filter: planFilter, sorts: PLAN_SORTS, row: staffPlanRow },
    {
      list: 'All insurance plans, drafts too, a page at a time',
      detail: 'One insurance plan with everything that staff may edit',
      create: 'A new insurance plan: a draft, or public at once',
      update: 'Changes, publishes or takes back an insurance plan; 409 where another editor saved meanwhile',
    },
  ),
  remove: deletionCall(planRecord, 'Deletes an insurance plan'),
});
