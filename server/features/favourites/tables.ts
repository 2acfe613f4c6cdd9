import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { Favourite } from './favourite.entity.ts';

export const tables = tablesOf(Account, Favourite);
