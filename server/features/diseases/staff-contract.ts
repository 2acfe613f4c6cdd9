import type { z } from 'zod';
import { LIBRARY_LIST } from '../library/staff-contract.ts';
import { recordCalls } from '../records/staff-record-contract.ts';
import { diseaseRecord } from './disease.record.ts';

/* `/api/admin/diseases`: staff read, editors write. Changes stand in the audit log; nothing is ever deleted. */

export type StaffDisease = z.infer<typeof diseaseRecord.answer>;

/** Calls of the console about diseases. */
export const diseaseStaffCalls = recordCalls(diseaseRecord, LIBRARY_LIST);
