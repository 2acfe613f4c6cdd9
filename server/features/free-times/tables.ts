import { tablesOf } from '../../platform/db/tables.ts';
import { NextFree } from './next-free.entity.ts';

export const tables = tablesOf(NextFree);
