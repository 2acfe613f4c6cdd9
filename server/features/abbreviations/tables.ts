import { tablesOf } from '../../platform/db/tables.ts';
import { Abbreviation } from './abbreviation.entity.ts';

export const tables = tablesOf(Abbreviation);
