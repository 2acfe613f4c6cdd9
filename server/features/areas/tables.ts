import { tablesOf } from '../../platform/db/tables.ts';
import { areaEntities } from './area.entity.ts';

export const tables = tablesOf(...areaEntities);
