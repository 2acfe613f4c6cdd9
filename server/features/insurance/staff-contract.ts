import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { askedText, lineText, namingText, plainText, rawText } from '../../platform/text/text-field.ts';
import { deletedRecord, recordRights } from '../records/staff-contract.ts';
import { CURRENCIES, OLDEST_AGE, PLAN_STATUSES, planBenefit, planPackage } from './contract.ts';

/* `/api/admin/insurance-plans`: staff read, editors write. Changes stand in the audit log. */

export const planFilter = z.object({
  /** Words of the name or the insurer, in any order; case and accents do not matter. */
  q: askedText(100).optional(),
  status: z.enum(PLAN_STATUSES).optional(),
});
export const PLAN_SORTS = ['id', 'name', 'insurer', 'updated_at'] as const;

const MAX_AMOUNT = 2_000_000_000;
const AMOUNT_TEXT = 'Phí là số nguyên từ 0 đến 2.000.000.000.';
const amount = z.int(AMOUNT_TEXT).min(0, AMOUNT_TEXT).max(MAX_AMOUNT, AMOUNT_TEXT);
const LIMIT_TEXT = 'Giới hạn là số nguyên từ 0 đến 100.000.000.000, hoặc vài chữ.';

const AGE_TEXT = `Tuổi là số nguyên từ 0 đến ${OLDEST_AGE}.`;
const age = z.int(AGE_TEXT).min(0, AGE_TEXT).max(OLDEST_AGE, AGE_TEXT);

/**
 * What identifies packages and benefits until the plan is saved; a code of the stored plan stands for what it names.
 */
const code = rawText(80).regex(/^[a-z][a-z0-9-]*$/, 'Mã chưa đúng.');
/** By the codes of packages; what is missing is named where the whole plan is looked at. */
const byPackage = <V extends z.ZodType>(value: V) => z.record(code, value.nullable());

const packageDraft = z.object({
  code,
  name: namingText(1, 60, 'Xin nhập tên gói.'),
  currency: z.enum(CURRENCIES).default('VND'),
  premium: amount,
});
export type PackageDraft = z.output<typeof packageDraft>;

/** A whole amount, or words. */
const limit = z.union([
  z.int(LIMIT_TEXT).min(0, LIMIT_TEXT).max(100_000_000_000, LIMIT_TEXT),
  lineText(60, 'Giới hạn không được quá 60 ký tự.'),
]);
const serviceName = namingText(2, 160, 'Xin nhập tên dịch vụ, ít nhất 2 ký tự.');
const limits = byPackage(limit).default({});

const serviceDraft = z.object({
  name: serviceName,
  limits,
  children: z
    .array(z.object({ name: serviceName, limits }))
    .max(40, 'Một dịch vụ có tối đa 40 mục con.')
    .default([]),
});

const benefitDraft = z.object({
  code,
  name: namingText(2, 120, 'Xin nhập tên quyền lợi, ít nhất 2 ký tự.'),
  required: z.boolean().default(false),
  age_groups: z
    .array(z.object({ from_age: age, to_age: age, premiums: byPackage(amount).default({}) }))
    .min(1, 'Quyền lợi cần ít nhất một nhóm tuổi.')
    .max(40, 'Một quyền lợi có tối đa 40 nhóm tuổi.'),
  medical_services: z.array(serviceDraft).max(40, 'Một quyền lợi có tối đa 40 dịch vụ.').default([]),
});
export type BenefitDraft = z.output<typeof benefitDraft>;

/** What staff write of a plan. */
export const planDraft = z.object({
  name: namingText(3, 150, 'Tên chương trình cần ít nhất 3 ký tự.'),
  insurer: namingText(2, 120, 'Xin nhập tên công ty bảo hiểm.'),
  summary: namingText(20, 400, 'Tóm tắt cần ít nhất 20 ký tự.'),
  /** A condition a line. */
  terms: plainText(10_000).default(''),
  packages: z.array(packageDraft).min(1, 'Cần ít nhất một gói.').max(10, 'Chỉ có tối đa 10 gói.'),
  benefits: z.array(benefitDraft).min(1, 'Cần ít nhất một quyền lợi.').max(120, 'Chỉ có tối đa 120 quyền lợi.'),
  status: z.enum(PLAN_STATUSES).default('draft'),
});
export type PlanDraft = z.output<typeof planDraft>;

/** One plan with everything that staff may edit. */
export const staffPlan = z.object({
  id: z.number().int(),
  absolute_url: z.string(),
  name: z.string(),
  insurer: z.string(),
  summary: z.string(),
  terms: z.string(),
  packages: z.array(planPackage),
  benefits: z.array(planBenefit),
  status: z.enum(PLAN_STATUSES),
  /** To be sent with a change. */
  updated_at: z.string(),
  can: recordRights,
});
export type StaffPlan = z.infer<typeof staffPlan>;

/** One row of the list. */
export const staffPlanRow = staffPlan
  .pick({ id: true, absolute_url: true, name: true, insurer: true, status: true, updated_at: true })
  .extend({ packages: z.number().int(), benefits: z.number().int() });
export type StaffPlanRow = z.infer<typeof staffPlanRow>;

const params = z.object({ id: idParam });

/** Calls of the console about insurance plans. */
export const insuranceStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/insurance-plans/',
    summary: 'All insurance plans, drafts too, a page at a time',
    access: 'staff',
    query: restQuery({ filter: planFilter, sorts: PLAN_SORTS }),
    answer: z.array(staffPlanRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/insurance-plans/:id/',
    summary: 'One insurance plan with everything that staff may edit',
    access: 'staff',
    params,
    answer: staffPlan,
  },
  create: {
    method: 'POST',
    path: '/api/admin/insurance-plans/',
    summary: 'A new insurance plan: a draft, or public at once',
    access: 'staff',
    roles: ['editor'],
    body: planDraft,
    takesLongTexts: true,
    answer: staffPlan,
  },
  update: {
    method: 'PUT',
    path: '/api/admin/insurance-plans/:id/',
    summary: 'Changes, publishes or takes back an insurance plan; 409 where another editor saved meanwhile',
    access: 'staff',
    roles: ['editor'],
    params,
    body: planDraft.extend({ updated_at: rawText(40).check(z.iso.datetime()) }),
    takesLongTexts: true,
    answer: staffPlan,
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/insurance-plans/:id/',
    summary: 'Deletes an insurance plan',
    access: 'staff',
    roles: ['editor'],
    params,
    answer: deletedRecord,
  },
});
