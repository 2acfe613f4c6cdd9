import { z } from 'zod';
import { lines, naming, status, structured, type ValuesOf } from '../records/staff-fields-contract.ts';
import { recordOf } from '../records/staff-record-contract.ts';
import { PLAN_STATUSES, type PlanBenefit, type PlanPackage, planBenefit, planPackage } from './contract.ts';
import { benefitDrafts, packageDrafts } from './draft-contract.ts';

/** A list in a column that checked saves alone write: its hundreds of parts are not looked through at each read. */
const ofOwnColumn = <Part>() => z.custom<Part[]>(Array.isArray);

/** What staff and the console know of an insurance plan. */
export const planRecord = recordOf({
  kind: 'insurance',
  plural: 'insurance-plans',
  takesLongTexts: true,
  isDeletable: true,
  title: 'Chương trình',
  fields: {
    name: naming({
      label: 'Tên chương trình',
      least: 3,
      max: 150,
      error: 'Tên chương trình cần ít nhất 3 ký tự.',
    }),
    insurer: naming({
      label: 'Công ty bảo hiểm',
      least: 2,
      max: 120,
      error: 'Xin nhập tên công ty bảo hiểm.',
    }),
    summary: naming({
      label: 'Tóm tắt',
      help: 'Một hai câu: cho ai, có gì. Thẻ và trang của chương trình mang lời này.',
      lines: 2,
      least: 20,
      max: 400,
      error: 'Tóm tắt cần ít nhất 20 ký tự.',
    }),
    terms: lines({
      label: 'Điều kiện',
      help: 'Mỗi dòng một điều kiện: thời gian chờ, phạm vi, loại trừ.',
      lines: 3,
      max: 10_000,
    }),
    // Their codes are made when the plan is saved.
    packages: structured({
      label: 'Các gói',
      check: packageDrafts,
      shown: z.array(planPackage),
      stored: ofOwnColumn<PlanPackage>(),
    }),
    benefits: structured({
      label: 'Quyền lợi',
      check: benefitDrafts,
      shown: z.array(planBenefit),
      stored: ofOwnColumn<PlanBenefit>(),
    }),
    status: status({ label: 'Trạng thái', values: PLAN_STATUSES, first: 'draft' }),
  },
  seen: {},
  form: [
    { title: 'Chương trình', rows: [['name'], ['insurer'], ['summary'], ['terms'], ['status']] },
    { title: 'Các gói', rows: [['packages']] },
  ],
  beside: [{ title: 'Quyền lợi', rows: [['benefits']] }],
});
export type PlanDraft = ValuesOf<typeof planRecord.fields>;
