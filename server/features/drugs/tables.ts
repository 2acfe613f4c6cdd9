import { tablesOf } from '../../platform/db/tables.ts';
import { Drug, DrugName, DrugTerm } from './drug.entity.ts';

export const tables = tablesOf(Drug, DrugName, DrugTerm);
