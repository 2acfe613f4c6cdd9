import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { AddressErasure } from './address-erasure.entity.ts';
import { Erasure } from './erasure.entity.ts';

export const tables = tablesOf(Account, AddressErasure, Erasure);
