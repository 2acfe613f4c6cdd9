import { tablesOf } from '../../platform/db/tables.ts';
import { Complaint } from '../complaints/complaint.entity.ts';

export const tables = tablesOf(Complaint);
