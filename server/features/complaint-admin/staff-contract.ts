import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { askedText } from '../../platform/text/text-field.ts';
import { recordId } from '../records/staff-contract.ts';
import { deletionCall, recordCalls } from '../records/staff-record-contract.ts';
import { complaintRecord } from './complaint.record.ts';

/* `/api/admin/complaints`: staff read, editors write. Changes stand in the audit log. */

export const complaintFilter = z.object({
  /** Words of the name or of another name, in any order; case and accents do not matter. */
  q: askedText(100).optional(),
  /** Id of a speciality to which it leads. */
  speciality: recordId.optional(),
  emergency: z.boolean().optional(),
});
export const COMPLAINT_SORTS = ['name', 'id', 'updated_at'] as const;

/** What nobody has changed since the reference list brought it is of the beginning of 1970. */
export type StaffComplaint = z.infer<typeof complaintRecord.answer>;

/** One row of the list. */
const staffComplaintRow = complaintRecord.answer.pick({
  id: true,
  name: true,
  absolute_url: true,
  people: true,
  medical: true,
  specialities: true,
  services: true,
  emergency: true,
  source: true,
  updated_at: true,
});
export type StaffComplaintRow = z.infer<typeof staffComplaintRow>;

/** Calls of the console about complaints. */
export const complaintStaffCalls = declareCalls({
  ...recordCalls(
    complaintRecord,
    { filter: complaintFilter, sorts: COMPLAINT_SORTS, row: staffComplaintRow },
    {
      list: 'What people come with, a page at a time',
      create: 'A new complaint',
      update: 'Changes a complaint; 409 where another editor saved meanwhile',
    },
  ),
  remove: deletionCall(complaintRecord, 'Deletes a complaint for good: no later reference list brings it back'),
});
