import { tablesOf } from '../../platform/db/tables.ts';
import { Synonym } from './synonym.entity.ts';

export const tables = tablesOf(Synonym);
