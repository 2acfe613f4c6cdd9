import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { AuditEntry } from './audit.entity.ts';

export const tables = tablesOf(Account, AuditEntry);
