import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { askedText } from '../../platform/text/text-field.ts';
import { deletionCall, recordCalls } from '../records/staff-record-contract.ts';
import { abbreviationRecord } from './abbreviation.record.ts';

/* `/api/admin/abbreviations`: staff read, editors write. Changes stand in the audit log. */

export const abbreviationFilter = z.object({
  /** Letters of the abbreviation or words of its meaning, in any order; case and accents do not matter. */
  q: askedText(100).optional(),
});
export const ABBREVIATION_SORTS = ['short', 'meaning', 'id', 'updated_at'] as const;

/** An abbreviation has no page; what nobody has changed since the reference list brought it is of the beginning of 1970. */
const answer = abbreviationRecord.answer.omit({ absolute_url: true });
export type StaffAbbreviation = z.infer<typeof answer>;

/** One row of the list. */
const staffAbbreviationRow = answer.omit({ can: true });
export type StaffAbbreviationRow = z.infer<typeof staffAbbreviationRow>;

/** Calls of the console about abbreviations. */
export const abbreviationStaffCalls = declareCalls({
  ...recordCalls(
    { ...abbreviationRecord, answer },
    { filter: abbreviationFilter, sorts: ABBREVIATION_SORTS, row: staffAbbreviationRow },
    {
      list: 'Medical abbreviations, a page at a time',
      create: 'A new abbreviation',
      update: 'Changes an abbreviation; 409 where another editor saved meanwhile',
    },
  ),
  remove: deletionCall(abbreviationRecord, 'Deletes an abbreviation for good: no later reference list brings it back'),
});
