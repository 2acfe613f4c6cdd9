import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { rawText } from '../../platform/text/text-field.ts';

const id = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);

/** Newest first unless asked otherwise. */
export const auditFilter = z.object({
  actor_id: id.optional(),
  /** `place.update`, `account.view` … */
  action: rawText(60).optional(),
  subject_kind: rawText(30).optional(),
  subject_id: id.optional(),
});
export const AUDIT_SORTS = ['id'] as const;

/** One thing that staff did, or saw of personal data: names of fields, never values. */
export const staffAuditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null for the command line. */
  actor_id: z.number().int().nullable(),
  /** Null for the command line, and where the account is gone. */
  actor_name: z.string().nullable(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.number().int().nullable(),
  fields: z.array(z.string()),
  request_id: z.string().nullable(),
});
export type StaffAuditEntry = z.infer<typeof staffAuditEntry>;

/** The audit log for admins. */
export const auditStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/audit/',
    summary: 'What staff did, and saw of personal data',
    access: 'staff',
    roles: ['admin'],
    query: restQuery({ filter: auditFilter, sorts: AUDIT_SORTS }),
    answer: z.array(staffAuditEntry),
  },
});
