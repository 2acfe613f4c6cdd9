import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { Erasure } from './erasure.entity.ts';

export const tables = tablesOf(Account, Erasure);
