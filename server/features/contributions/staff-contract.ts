import { z } from 'zod';
import { CONTRIBUTION_STATUSES } from './contract.ts';

/** What every row says in the lists of texts that staff decide on. */
export const staffContributionRow = z.object({
  id: z.number().int(),
  status: z.enum(CONTRIBUTION_STATUSES),
  kind: z.string(),
  entity_id: z.number().int(),
  /** Of the record that it is about; empty once that is gone. */
  record_name: z.string(),
  record_url: z.string(),
  author_name: z.string(),
  /** Why it waits, in words. */
  objections: z.array(z.string()),
  created_at: z.string(),
});
export type StaffContributionRow = z.infer<typeof staffContributionRow>;

/** What people report of a text. */
export const staffReports = z.array(z.object({ reason: z.string(), created_at: z.string() }));
export type StaffReports = z.infer<typeof staffReports>;

/** What became of everything that the author's account has written of this kind; null where there is no account. */
export const authorPast = z
  .object({
    /** Texts that everybody can read. */
    shown: z.number().int(),
    /** Texts that staff took away or never showed. */
    removed: z.number().int(),
    waiting: z.number().int(),
  })
  .nullable();
export type AuthorPast = z.infer<typeof authorPast>;

export const decisionRights = z.object({ publish: z.boolean(), remove: z.boolean() });

/** A decision of staff; what was decided so already is refused with 409. */
export const decisionWith = <Reason extends z.ZodType>(reason: Reason) =>
  z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('publish') }),
    z.object({ decision: z.literal('remove'), reason }),
  ]);

const textId = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);

/** How many texts one call decides on at most. */
export const MAX_DECISIONS = 100;

/** One decision on several texts. Each is decided by itself: what is refused of one changes nothing of the others. */
export const decisionOnMany = <Decision extends z.ZodType>(decision: Decision) =>
  z.object({
    ids: z
      .array(textId)
      .min(1, 'Xin chọn ít nhất một mục.')
      .max(MAX_DECISIONS, `Mỗi lần xử lý tối đa ${MAX_DECISIONS} mục.`),
    decided: decision,
  });

/** What became of each text, in the order of the ids; `refusal` is null where it was decided so. */
export const decisionResults = z.object({
  results: z.array(
    z.object({
      id: z.number().int(),
      refusal: z.object({ status: z.number().int(), detail: z.string() }).nullable(),
    }),
  ),
});
export type DecisionResults = z.infer<typeof decisionResults>;
