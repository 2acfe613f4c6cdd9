import type { z } from 'zod';
import { LIBRARY_LIST } from '../library/staff-contract.ts';
import { recordCalls } from '../records/staff-record-contract.ts';
import { drugRecord } from './drug.record.ts';

/* `/api/admin/drugs`: staff read, editors write. Changes stand in the audit log; nothing is ever deleted. */

export type StaffDrug = z.infer<typeof drugRecord.answer>;

/** Calls of the console about drugs. */
export const drugStaffCalls = recordCalls(drugRecord, LIBRARY_LIST);
