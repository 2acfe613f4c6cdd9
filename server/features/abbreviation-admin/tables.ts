import { tablesOf } from '../../platform/db/tables.ts';
import { Abbreviation, DroppedAbbreviation } from '../abbreviations/abbreviation.entity.ts';

export const tables = tablesOf(Abbreviation, DroppedAbbreviation);
