import { z } from 'zod';
import { lineText, namingText, rawText } from '../../platform/text/text-field.ts';
import { CURRENCIES, OLDEST_AGE } from './contract.ts';

/* What staff write of the packages and benefits of a plan. */

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

export const packageDrafts = z.array(packageDraft).min(1, 'Cần ít nhất một gói.').max(10, 'Chỉ có tối đa 10 gói.');
export const benefitDrafts = z
  .array(benefitDraft)
  .min(1, 'Cần ít nhất một quyền lợi.')
  .max(120, 'Chỉ có tối đa 120 quyền lợi.');
