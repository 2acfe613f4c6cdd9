import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { ContactAddressQuota, ContactDayCount, ContactNewcomerQuota, ContactQuota } from './contact-quota.entity.ts';
import { ContactReveal } from './contact-reveal.entity.ts';

export const tables = tablesOf(
  Account,
  ContactReveal,
  ContactQuota,
  ContactAddressQuota,
  ContactNewcomerQuota,
  ContactDayCount,
);
