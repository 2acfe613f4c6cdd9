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

export const decisionRights = z.object({ publish: z.boolean(), remove: z.boolean() });

/** A decision of staff; what was decided so already is refused with 409. */
export const decisionWith = <Reason extends z.ZodType>(reason: Reason) =>
  z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('publish') }),
    z.object({ decision: z.literal('remove'), reason }),
  ]);
