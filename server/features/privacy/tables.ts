import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';

export const tables = tablesOf(Account);
