import { tablesOf } from '../../platform/db/tables.ts';
import { AuditEntry } from './audit.entity.ts';

export const tables = tablesOf(AuditEntry);
