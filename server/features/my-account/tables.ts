import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { SocialIdentity } from '../accounts/social-identity.entity.ts';
import { ProviderApplication } from '../sign-up/provider-application.entity.ts';

export const tables = tablesOf(Account, ProviderApplication, SocialIdentity);
