import { tablesOf } from '../../platform/db/tables.ts';
import { Term } from './term.entity.ts';

export const tables = tablesOf(Term);
