import { tablesOf } from '../../platform/db/tables.ts';
import { Account, AccountToken } from './account.entity.ts';

export const tables = tablesOf(Account, AccountToken);
