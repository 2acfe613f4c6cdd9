import { tablesOf } from '../../platform/db/tables.ts';
import { Abbreviation } from '../abbreviations/abbreviation.entity.ts';

export const tables = tablesOf(Abbreviation);
