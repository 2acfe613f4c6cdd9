import { tablesOf } from '../../platform/db/tables.ts';
import { Relative } from './relative.entity.ts';

export const tables = tablesOf(Relative);
