import { tablesOf } from '../../platform/db/tables.ts';
import { Complaint, ComplaintTerm } from '../complaints/complaint.entity.ts';
import { Term } from '../taxonomy/term.entity.ts';

export const tables = tablesOf(Complaint, ComplaintTerm, Term);
