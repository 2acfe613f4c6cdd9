import { tablesOf } from '../../platform/db/tables.ts';
import { Complaint } from '../complaints/complaint.entity.ts';
import { Disease } from '../diseases/disease.entity.ts';
import { Drug } from '../drugs/drug.entity.ts';
import { Synonym } from '../synonyms/synonym.entity.ts';
import { Term } from '../taxonomy/term.entity.ts';
import { QueryDay, QueryDaySize } from './search-word.entity.ts';

export const tables = tablesOf(QueryDay, QueryDaySize, Synonym, Term, Complaint, Disease, Drug);
