import { tablesOf } from '../../platform/db/tables.ts';
import { Complaint, ComplaintTerm } from './complaint.entity.ts';

export const tables = tablesOf(Complaint, ComplaintTerm);
