import { tablesOf } from '../../platform/db/tables.ts';
import { InsurancePlan } from './insurance-plan.entity.ts';

export const tables = tablesOf(InsurancePlan);
