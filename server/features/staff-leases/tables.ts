import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { StaffLease } from './staff-lease.entity.ts';

export const tables = tablesOf(Account, StaffLease);
