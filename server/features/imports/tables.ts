import { tablesOf } from '../../platform/db/tables.ts';
import { ImportChange, ImportRun } from './import.entity.ts';

export const tables = tablesOf(ImportChange, ImportRun);
