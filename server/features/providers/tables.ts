import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { AuditEntry } from '../audit/audit.entity.ts';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { ProviderApplication } from '../sign-up/provider-application.entity.ts';
import { ProviderLink } from './provider-link.entity.ts';

export const tables = tablesOf(Account, Place, Professional, ProviderApplication, ProviderLink, AuditEntry);
